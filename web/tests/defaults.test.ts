/** A module without a face on the page is played by defaults. */

import { mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { listedOffers } from '../src/modules/registry';
import { chipsOf } from '../src/modules/slots/chips';
import ModuleChips from '../src/modules/slots/ModuleChips.svelte';
import SourceEmblem from '../src/modules/slots/SourceEmblem.svelte';
import type { GameView, Offer } from '../src/wire/protocol';
import { sourceText } from '../src/words/gameText';
import { offerText } from '../src/words/offerText';
import { words } from '../src/words/words.svelte';

beforeAll(() => words.setLanguage('en'));

describe('a module without a face', () => {
  it('has its decisions in the list of legal actions', () => {
    const offers: Offer[] = [
      { action: 'take denar 3', verb: 'take' },
      { action: 'bid 4', verb: 'bid' },
      { action: 'gamble 2', verb: 'gamble' },
    ];
    expect(listedOffers(offers).map(({ verb }) => verb)).toEqual(['gamble']);
  });

  it('tells an action in the words of the server, or in notation', () => {
    const offer = { action: 'gamble 2', verb: 'gamble' };
    expect(offerText(offer)).toBe('gamble 2');
    expect(offerText({ ...offer, text: 'Gamble two cards' } as Offer)).toBe('Gamble two cards');
  });

  it('has its pieces as labelled chips, by seat', () => {
    const lantern = { seat: 0, label: 'Lantern', count: 2 };
    const card = { seat: null, label: 'Lantern card', count: 1 };
    const game = { chips: [lantern, card] } as unknown as GameView;
    expect(chipsOf(game, 0)).toEqual([lantern]);
    expect(chipsOf(game, null)).toEqual([card]);
    expect(chipsOf({} as GameView, 0)).toEqual([]);
    const chips = mount(ModuleChips, { target: document.body, props: { chips: [lantern, card] } });
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Lantern ×2',
      'Lantern card',
    ]);
    void unmount(chips);
  });

  it('has its points in a row with its name and first letter', () => {
    expect(sourceText('lanterns')).toBe('lanterns');
    const emblem = mount(SourceEmblem, { target: document.body, props: { source: 'lanterns' } });
    expect(document.querySelector('text')?.textContent?.trim()).toBe('L');
    void unmount(emblem);
  });
});
