import { mount } from 'svelte';
import App from './App.svelte';
import { loadFonts } from './fonts';
import { route } from './state/route.svelte';
import { settings } from './state/settings.svelte';
import { BASE } from './wire/rest';
import './style/base.css';
import './style/everyone.css';
import './style/forms.css';

/** Not awaited at the top level: the start page imports the file that this module is built into. */
async function start(): Promise<void> {
  await Promise.all([
    settings.setLanguage(settings.firstLanguage()),
    loadFonts(),
    // Loaded in parallel with the texts; a table does not need it.
    route.parts.length || import('./home/HomePage.svelte'),
  ]);
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

void start();

// Browsers allow service workers only over https or on this machine.
if (import.meta.env.PROD)
  void navigator.serviceWorker
    ?.register(`${BASE}/worker.js`, { scope: `${BASE}/` })
    .catch(() => {});
