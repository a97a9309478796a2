import { expect, test } from 'vitest';
import { addPlayer, excess, linesOf, newGame, nextRound, removePlayer, starName } from './games';
import { readGame } from './storedGames';

const begin = (...names: string[]) => newGame(names, ['camps', 'characters']);

test('the next scoring begins with the counts of the last one, and changes apart from it', () => {
  const game = begin('Ana', 'Bo', 'Cleo');
  game.rounds[0]?.walls.splice(0, 3, 4, 5, 6);
  nextRound(game);
  game.rounds[1]?.walls.splice(0, 1, 9);
  expect(game.rounds.map((tally) => tally.walls)).toEqual([
    [4, 5, 6],
    [9, 5, 6],
  ]);
});

test('players who share a first letter are told apart by their numbers', () => {
  const names = ['Player 1', 'Bo', 'Player 3'];
  expect(names.map((_, seat) => starName(names, seat))).toEqual(['1', 'Bo', '3']);
});

test('there are three scorings and no more', () => {
  const game = begin('Ana', 'Bo');
  for (let times = 0; times < 5; times += 1) nextRound(game);
  expect(game.rounds).toHaveLength(3);
});

test('more tiles than there are cannot be counted', () => {
  const tally = begin('Ana', 'Bo', 'Cleo').rounds[0];
  tally?.kinds.pavilion?.splice(0, 3, 3, 2, 1);
  if (!tally) throw new Error();
  expect(excess(tally, 'pavilion', 2, 2)).toBeNull();
  expect(excess(tally, 'pavilion', 2, 3)).toEqual({ found: 8, most: 7 });
  expect(excess(tally, 'wall', 0, 81)).toEqual({ found: 81, most: 80 });
  expect(excess(tally, 'camps', 0, 1000)).toEqual({ found: 1000, most: 999 });
});

test('a third player takes the place of the neutral one', () => {
  const game = begin('Ana', 'Bo');
  game.rounds[0]?.kinds.garden?.splice(0, 3, 1, 2, 3);
  addPlayer(game, 'Cleo');
  expect(game.rounds[0]?.kinds.garden).toEqual([1, 2, 0]);
  expect(game.rounds[0]?.walls).toEqual([0, 0, 0]);
});

test('whoever leaves takes nothing of the others along', () => {
  const game = begin('Ana', 'Bo', 'Cleo');
  const tally = game.rounds[0];
  if (!tally) throw new Error();
  tally.kinds.garden = [1, 2, 3];
  tally.walls = [4, 5, 6];
  tally.owners = { yusuf: 2, hakim: 0 };
  tally.chosenKinds = { hakim: 'garden' };
  removePlayer(game, 0);
  expect(game.names).toEqual(['Bo', 'Cleo']);
  expect(tally.kinds.garden).toEqual([2, 3, 0]);
  expect(tally).toMatchObject({ walls: [5, 6], owners: { yusuf: 1, hakim: null } });
});

test('what does not take part brings nothing', () => {
  const game = begin('Ana', 'Bo', 'Cleo');
  Object.assign(game.rounds[0] ?? {}, {
    rows: { camps: [5, 0, 0] },
    walls: [6, 0, 0],
    owners: { yusuf: 0 },
  });
  expect(linesOf(game).map((line) => line.source)).toEqual(['wall', 'yusuf', 'camps']);
  game.modules = [];
  expect(linesOf(game).map((line) => line.source)).toEqual(['wall']);
});

test('what is no game is not taken for one', () => {
  expect(readGame(begin('Ana', 'Bo'))).not.toBeNull();
  for (const stored of [null, 3, {}, { names: ['A', 'B'] }, { ...begin('A', 'B'), rounds: [{}] }])
    expect(readGame(stored)).toBeNull();
});

test('a game is read as it was stored', () => {
  const game = begin('Ana', 'Bo', 'Cleo');
  game.rounds[0]?.rows.camps?.splice(0, 1, 4);
  Object.assign(game.rounds[0]?.owners ?? {}, { yusuf: 1, hakim: null, fatima: null });
  Object.assign(game.rounds[0]?.chosenKinds ?? {}, { yusuf: '', hakim: 'tower', fatima: '' });
  expect(readGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
});

test('a game that version 0.1 stored keeps its modules and what was counted for them', () => {
  const { kinds } = begin('Ana', 'Bo').rounds[0] ?? {};
  const counted = { kinds, walls: [5, 6], camps: [7, 0], yusuf: 1, hakim: 0, hakimKind: 'tower' };
  const old = { id: 'a', at: 1, names: ['Ana', 'Bo'], camps: true, characters: false };
  const game = readGame({ ...old, rounds: [{ ...counted, fatima: null }] });
  expect(game).toMatchObject({ id: 'a', at: 1, names: ['Ana', 'Bo'], modules: ['camps'] });
  expect(game?.rounds[0]).toMatchObject({
    walls: [5, 6],
    rows: { camps: [7, 0] },
    owners: { yusuf: 1, hakim: 0, fatima: null },
    chosenKinds: { hakim: 'tower' },
  });
});
