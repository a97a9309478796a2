/** A module without a face on the page is played by defaults, in the words of its plug-in. */

import { mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listedOffers } from '../src/modules/registry';
import { chipsOf, chipText } from '../src/modules/slots/chips';
import ModuleChips from '../src/modules/slots/ModuleChips.svelte';
import SourceEmblem from '../src/modules/slots/SourceEmblem.svelte';
import { pluginChapters } from '../src/rules/chapters';
import type { GameEvent, Offer } from '../src/wire/protocol';
import { EventFormatter } from '../src/words/eventText';
import { sourceText } from '../src/words/gameText';
import { offerText } from '../src/words/offerText';
import { moduleAbout, modulesText } from '../src/words/seatText';
import { words } from '../src/words/words.svelte';

/** What a server sends for its plug-ins; `base-game` is a message of ours. */
const TEXTS = `
module-lamp = Lamps
    .about = They shine.
chapter-lamp = Lamps
rule-lamp-light = Light it.
action-light = Light it for { $card }
event-lamp-lit = { $name } lit it for { $card }.
chip-lamp-value = worth { $count }
base-game = Something else
`;
const OFFER: Offer = { action: 'light denar 3', verb: 'light', params: { card: 'N3' } };
const LIT: GameEvent = { event: 'plugin', name: 'lamp_lit', values: { seat: 0, card: 'N3' } };
const LAMP = { seat: 0, label: 'lamp', count: 2 };
const ASIDE = { seat: null, label: 'lamp-aside', count: 1 };
const SECRET = { seat: 0, label: 'lamp-value', count: 7 };
const PLUGIN = { name: 'lamp', version: '1.0', paragraphs: ['lamp.light', 'lamp.none'] };
const FORMATTER = new EventFormatter(['Ana', 'Bo'], 1);

beforeAll(() => words.setLanguage('en'));

describe('a module without a face', () => {
  it('has its decisions in the list of legal actions, in notation', () => {
    const offers: Offer[] = [
      { action: 'take denar 3', verb: 'take' },
      { action: 'bid 4', verb: 'bid' },
      OFFER,
    ];
    expect(listedOffers(offers)).toEqual([OFFER]);
    expect(offerText(OFFER)).toBe('light denar 3');
  });

  it('has its pieces as labelled chips, by seat; a player may see more', () => {
    const game = { chips: [LAMP, ASIDE] };
    const you = { chips: [LAMP, SECRET] };
    expect(chipsOf({ game, you: null }, 0)).toEqual([LAMP]);
    expect(chipsOf({ game, you: null }, null)).toEqual([ASIDE]);
    expect(chipsOf({ game, you }, 0)).toEqual([LAMP, SECRET]);
    expect(chipsOf({ game: null, you: null }, 0)).toEqual([]);
    const chips = mount(ModuleChips, { target: document.body, props: { chips: [LAMP, ASIDE] } });
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'lamp ×2',
      'lamp-aside',
    ]);
    void unmount(chips);
  });

  it('has its points in a row with its name and first letter', () => {
    expect(sourceText('lanterns')).toBe('lanterns');
    const emblem = mount(SourceEmblem, { target: document.body, props: { source: 'lanterns' } });
    expect(document.querySelector('text')?.textContent?.trim()).toBe('L');
    void unmount(emblem);
  });

  it('has its plain name, and tells no events and no rules, as long as texts are missing', () => {
    expect(modulesText(['camps', 'lamp'])).toBe('Camps and lamp');
    expect(moduleAbout('lamp')).toBe('');
    expect(FORMATTER.format(LIT)).toBe('');
    expect(pluginChapters([PLUGIN])).toEqual([]);
  });
});

describe('the texts of a plug-in', () => {
  const asked: string[] = [];

  beforeAll(async () => {
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response(TEXTS));
    });
    await words.loadModules(['camps']);
    expect(asked).toEqual([]);
    await words.loadModules(['camps', 'lamp']);
  });

  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it('are fetched in the language of the page, once and after a change of it', async () => {
    expect(words.knows(['lamp'])).toBe(true);
    await words.loadModules(['lamp']);
    expect(asked).toEqual(['/api/words/en']);
    await words.setLanguage('de');
    await words.setLanguage('en');
    expect(asked).toEqual(['/api/words/en', '/api/words/de', '/api/words/en']);
  });

  it('tell its actions, events and chips', () => {
    expect(offerText(OFFER)).toBe('Light it for denar 3');
    expect(FORMATTER.format(LIT)).toBe('Ana lit it for denar 3.');
    expect([LAMP, SECRET].map(chipText)).toEqual(['lamp ×2', 'worth 7']);
  });

  it('are not used where they ask for more than is known', () => {
    expect(offerText({ ...OFFER, params: {} })).toBe('light denar 3');
  });

  it('name it, and are a chapter of the rules', () => {
    expect(modulesText(['camps', 'lamp'])).toBe('Camps and Lamps');
    expect(moduleAbout('lamp')).toBe('They shine.');
    expect(pluginChapters([PLUGIN])).toEqual([
      { id: 'lamp', module: 'lamp', paragraphs: ['lamp.light'] },
    ]);
  });

  it('replace none of ours', () => {
    expect(modulesText([])).toBe('base game');
  });
});
