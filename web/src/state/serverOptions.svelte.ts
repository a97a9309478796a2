/** What this server offers: its version, and the modules that can be played on it. */

import { MODULES, type ModuleAbout } from '../wire/protocol';
import { aboutServer } from '../wire/tables';
import { words } from '../words/words.svelte';

class ServerOptions {
  version = $state('');
  /** The built-in modules, until the server has answered. */
  modules = $state.raw<readonly ModuleAbout[]>(
    MODULES.map((name) => ({ name, version: '', paragraphs: [] })),
  );
  private loading: Promise<void> | null = null;

  readonly names = $derived(this.modules.map(({ name }) => name));
  readonly plugins = $derived(this.modules.filter(({ version }) => version));

  /** Ask the server, once per visit. Without an answer the defaults stay. */
  load(): Promise<void> {
    this.loading ??= this.ask().catch(() => {
      this.loading = null;
    });
    return this.loading;
  }

  private async ask(): Promise<void> {
    const about = await aboutServer();
    // Plug-ins need their own texts.
    await words.loadModules(about.modules.map(({ name }) => name));
    this.version = about.version;
    this.modules = about.modules;
  }
}

export const serverOptions = new ServerOptions();
