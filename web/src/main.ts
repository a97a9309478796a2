import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './state/settings.svelte';
import './style/base.css';
import './style/everyone.css';
import './style/forms.css';

await settings.speak(settings.firstLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target });
