/** A module without a face on the page is played by defaults, in the words of its plug-in. */

import { mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import Card from '../src/art/Card.svelte';
import CurrencySign from '../src/art/CurrencySign.svelte';
import TileBody from '../src/art/TileBody.svelte';
import { parseAction } from '../src/game/actionNotation';
import { byCurrency, currencyOf, notation } from '../src/game/cards';
import { kindsIn, learnComponents } from '../src/game/components';
import { sheetRows } from '../src/game/sheet';
import { tileOf } from '../src/game/tiles';
import { listedOffers } from '../src/modules/registry';
import { chipsOf, chipText } from '../src/modules/slots/chips';
import ModuleChips from '../src/modules/slots/ModuleChips.svelte';
import SourceEmblem from '../src/modules/slots/SourceEmblem.svelte';
import { matchingOffers } from '../src/reader/offerMatching';
import { pluginChapters } from '../src/rules/chapters';
import type { GameEvent, Offer } from '../src/wire/protocol';
import { KINDS } from '../src/wire/protocol';
import { EventFormatter } from '../src/words/eventText';
import { cardsText, sourceText, tileText } from '../src/words/gameText';
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
currency-pearl = pearls
kind-bath = bath house
`;
const OFFER: Offer = {
  action: 'light denar 3',
  verb: 'light',
  params: { card: 'N3' },
  things: { card: 'card' },
};
const LIT: GameEvent = {
  event: 'plugin',
  name: 'lamp_lit',
  values: { seat: 0, card: 'N3' },
  things: { seat: 'seat', card: 'card' },
};
const LAMP = { seat: 0, label: 'lamp', count: 2 };
const ASIDE = { seat: null, label: 'lamp-aside', count: 1 };
const SECRET = { seat: 0, label: 'lamp-value', count: 7 };
const PLUGIN = { name: 'lamp', version: '1.0', paragraphs: ['lamp.light', 'lamp.none'] };
const PEARLS: Offer = { action: 'take pearl 3 pearl 2', verb: 'take' };
const FORMATTER = new EventFormatter(['Ana', 'Bo'], 1);

beforeAll(() => words.setLanguage('en'));

describe('a module without a face', () => {
  it('has its decisions in the list of legal actions, in notation', () => {
    const offers: Offer[] = [
      { action: 'take denar 3', verb: 'take' },
      { action: 'bid 4', verb: 'bid', module: 'characters' },
      OFFER,
    ];
    expect(listedOffers(offers)).toEqual([OFFER]);
    expect(offerText(OFFER)).toBe('light denar 3');
  });

  it('may share its verbs with others, and a forced pass is listed too', () => {
    const taking: Offer = { action: 'take lamp', verb: 'take', module: 'lamp' };
    const forced: Offer = { action: 'pass', verb: 'pass' };
    const bidding: Offer = { action: 'pass', verb: 'pass', module: 'characters' };
    expect(listedOffers([taking, forced, bidding])).toEqual([taking, forced]);
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

/** What a server says of a game with other money, other buildings and other tiles with bastions. */
const COMPONENTS = { currencies: { P: 'pearl' }, kinds: ['bath'], bastions: ['fort'] };

describe('components of a plug-in', () => {
  it('are themselves as long as nobody told what they are', () => {
    expect(currencyOf('P5')).toBe('P');
    expect(byCurrency(['P5', 'N5'])).toEqual([
      ['denar', ['N5']],
      ['P', ['P5']],
    ]);
    expect(cardsText(['N5', 'P5'])).toBe('denar 5, P 5');
    expect(tileOf('bath-7-ne')).toMatchObject({ walls: 'ne', bastions: null });
    expect(tileText('bath-7-ne')).toBe('bath 7 (walls N E)');
  });

  it('are known by what the server sends with the game', () => {
    expect(tileOf('fort-7-ne').walls).toBe('ne');
    learnComponents({ components: COMPONENTS });
    expect(tileOf('fort-7-ne')).toMatchObject({ walls: '', bastions: 'ne' });
    expect(tileOf('bath-7-ne').walls).toBe('ne');
    expect(notation(['P5'])).toBe('pearl 5');
    expect(parseAction('take pearl 5').cards).toEqual(['P5']);
    expect(byCurrency(['P5', 'N5']).map(([currency]) => currency)).toEqual(['denar', 'pearl']);
    expect(matchingOffers('take pearl 3', [PEARLS])).toEqual([PEARLS]);
  });

  it('have rows of their own, only in their game', () => {
    const game = { components: COMPONENTS };
    expect(kindsIn({})).toEqual(KINDS);
    const sources = sheetRows([], 1, [0], null, kindsIn(game)).map(({ source }) => source);
    expect(sources).toEqual([...KINDS, 'bath', 'wall']);
    const counts = new Map([[0, new Map([['bath', 2]])]]);
    const bath = { round: 1, owner: 0, source: 'bath', points: 4, count: 2, rank: 0, tied: 0 };
    const [row] = sheetRows([bath], 1, [0], counts, kindsIn(game)).slice(6);
    expect(row?.cells[0]).toMatchObject({ count: 2, points: 4, sharing: null });
  });

  it('are drawn with their letters', () => {
    const card = mount(Card, { target: document.body, props: { code: 'P5' } });
    expect(document.querySelector('use')).toBeNull();
    expect([...document.querySelectorAll('text')].map((one) => one.textContent?.trim())).toEqual([
      '5',
      '5',
      'P',
      'P',
    ]);
    void unmount(card);
    const sign = mount(CurrencySign, { target: document.body, props: { currency: 'pearl' } });
    expect(document.querySelector('text')?.textContent?.trim()).toBe('P');
    void unmount(sign);
    const tile = mount(TileBody, { target: document.body, props: { id: 'bath-7-ne' } });
    expect(document.querySelector('text')?.textContent?.trim()).toBe('bat');
    void unmount(tile);
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

  it('name its currencies and its kinds', () => {
    expect(cardsText(['P5'])).toBe('pearls 5');
    expect(sourceText('bath')).toBe('bath house');
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
