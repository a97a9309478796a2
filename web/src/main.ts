import { mount } from 'svelte';
import App from './App.svelte';
import { letters } from './letters';
import { settings } from './state/settings.svelte';
import { BASE } from './wire/rest';
import './style/base.css';
import './style/everyone.css';
import './style/forms.css';

await Promise.all([settings.speak(settings.firstLanguage()), letters()]);
const target = document.getElementById('app');
if (target) mount(App, { target });

// Browsers allow it where the page came safely: by https, or from this machine.
if (import.meta.env.PROD)
  void navigator.serviceWorker
    ?.register(`${BASE}/worker.js`, { scope: `${BASE}/` })
    .catch(() => {});
