import { mount } from 'svelte';
import App from './App.svelte';
import { loadFonts } from './fonts';
import { route } from './state/route.svelte';
import { settings } from './state/settings.svelte';
import { BASE } from './wire/rest';
import './style/base.css';
import './style/everyone.css';
import './style/forms.css';

await Promise.all([
  settings.setLanguage(settings.firstLanguage()),
  loadFonts(),
  // A table does not need the start page, but whoever opens that one shall not wait twice.
  route.parts.length || import('./home/HomePage.svelte'),
]);
const target = document.getElementById('app');
if (target) mount(App, { target });

// Browsers allow it where the page came safely: by https, or from this machine.
if (import.meta.env.PROD)
  void navigator.serviceWorker
    ?.register(`${BASE}/worker.js`, { scope: `${BASE}/` })
    .catch(() => {});
