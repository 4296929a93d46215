import { expect, test } from 'vitest';
import { canonical } from '../../engine/json.ts';
import { at, count, range, sum } from '../../engine/list.ts';
import { conforms } from '../../testing/conforms.ts';
import { boxer, boxersAt, distance, ownerOf } from './boxers.ts';
import { BOXERS, deckOf, FACE_NAMES, START_CAPITAL } from './cards.ts';
import { knockout } from './game.ts';
import type { Fight, State } from './kind.ts';
import { facesLeft } from './rules/betting.ts';
import { canChallenge, held } from './rules/challenge.ts';
import { damage } from './rules/ring.ts';

conforms(knockout, { games: 80, seed: 3, moments: 4, worlds: 2, sound });

conforms(knockout, {
  games: 20,
  seed: 4,
  moments: 4,
  worlds: 2,
  trials: [
    { seats: 3, options: { betAmounts: [2000, 4000, 20000, 100000], strictMemory: true } },
    { seats: 4, options: { seasons: 2, discardsVisible: true, twelfthCard: 4, colours: 'chosen' } },
    { seats: 5, options: { seasons: 2, variableStart: true, bonusShare: 'player' } },
    { seats: 3, options: { seasons: 2, variableStart: true, discardsVisible: true } },
  ],
  sound,
});

/** The invariants of the specification that can be seen in a single state. */
function sound(s: State): string | undefined {
  return (
    moneyIsThere(s) ?? cardsAreThere(s) ?? boxersAreFine(s) ?? chipsAreThere(s) ?? fightIsFine(s)
  );
}

/** Invariants 1 and 2. */
function moneyIsThere({ open }: State): string | undefined {
  const { cash, pot, bank } = open;
  if (sum(cash) + pot !== START_CAPITAL * cash.length + bank)
    return `money: ${cash}, ${pot}, ${bank}`;
  const strange = [...cash, pot].find((amount) => amount < 0 || amount % 1000 !== 0);
  return strange === undefined ? undefined : `an amount of ${strange}`;
}

/** Invariants 6 and 7. */
function cardsAreThere({ options, open, own }: State): string | undefined {
  for (const [seat, { reserve, hand, chosen }] of own.entries()) {
    const fights = open.results.filter(
      ({ season, red, blue }) =>
        season === open.season && [red, blue].some((id) => ownerOf(open, id) === seat),
    );
    const fight = 'fight' in open.phase ? open.phase.fight : undefined;
    const boxed =
      fight && [fight.red.seat, fight.blue.seat].includes(seat) ? fight.rounds.length : 0;
    const spent = sum(fights.map(({ rounds }) => rounds)) + boxed;
    if (held(own, seat) + spent !== deckOf(options).length && open.phase.type !== 'over')
      return `seat ${seat} holds ${held(own, seat)} after spending ${spent}`;
    const mine = [...reserve, ...hand, ...(open.discards?.[seat] ?? [])];
    const deck = deckOf(options);
    if (mine.some((card) => count(mine, card) > count(deck, card))) return `cards ${mine}`;
    if (open.discards && mine.length !== 12) return `cards and discards ${mine}`;
    if (chosen?.some((card) => count(chosen, card) > count([...reserve, ...hand], card)))
      return `chosen ${chosen}`;
  }
  return undefined;
}

/** Invariants 12, 13 and 14. */
function boxersAreFine({ open }: State): string | undefined {
  const { season, trophy, steak, results } = open;
  const titled = boxersAt(open).filter((id) => boxer(open, id).title !== null);
  if (season === 1 && titled.length > 0) return 'a title in the first season';
  if (titled.some((id) => boxer(open, id).out || boxer(open, id).category !== 'Ch'))
    return `titles of ${titled}`;
  const boxers = boxersAt(open);
  if (boxers.length > 0 && boxers.every((id) => boxer(open, id).out)) return 'everybody is out';
  if (trophy !== null && (trophy === steak || boxer(open, trophy).out))
    return `trophy on ${trophy}`;
  const fought = results.some((result) => result.season === season);
  return fought === (trophy !== null) ? undefined : `trophy ${trophy}`;
}

/** Invariants 8 and 9. */
function chipsAreThere({ open, own }: State): string | undefined {
  const { phase } = open;
  if (!('fight' in phase)) return undefined;
  const { bets, passes } = phase.fight;
  const chips = range(own.length).map(
    (seat) =>
      at(passes, seat) +
      bets.filter(({ bettor }) => bettor === seat).length +
      bets.filter(({ follower }) => follower === seat).length,
  );
  if (phase.type === 'boxing' && chips.some((placed) => placed !== 3)) return `chips ${chips}`;
  if (new Set(bets.map(({ board, amount }) => `${board} ${amount}`)).size !== bets.length)
    return 'two chips on a square';
  const over = range(own.length).some((seat) =>
    FACE_NAMES.some((face) => facesLeft(phase.fight, seat, face) < 0),
  );
  const firsts = bets.slice(0, 2).map(({ bettor }) => bettor);
  const fighters = [phase.fight.red.seat, phase.fight.blue.seat].slice(0, firsts.length);
  if (canonical(firsts) !== canonical(fighters)) return `first bets by ${firsts}`;
  return over ? 'too many faces' : undefined;
}

/** Invariants 10, 11 and 15. */
function fightIsFine(s: State): string | undefined {
  const { phase } = s.open;
  if (phase.type === 'challenge' && !canChallenge(s, phase.challenger))
    return `seat ${phase.challenger} cannot challenge`;
  if ('fight' in phase) return ringIsFine(phase.fight, false);
  if (!('last' in phase) || !phase.last) return undefined;
  const { ending, ...fight } = phase.last;
  const taken = damage(fight);
  const { winner, method } = ending;
  if (method === 'points' && taken.red === taken.blue && winner !== 'blue') return 'a draw for red';
  return ringIsFine(fight, method === 'ko');
}

function ringIsFine(fight: Fight, ko: boolean): string | undefined {
  const taken = damage(fight);
  const down = [taken.red === distance(fight.red), taken.blue === distance(fight.blue)];
  if (count(down, true) !== (ko ? 1 : 0)) return `damage ${taken.red} ${taken.blue}`;
  return fight.rounds.length > 3 ? 'a fourth round' : undefined;
}

test('there are ten boxers, and a table uses those of its colours', () => {
  expect(BOXERS).toHaveLength(10);
});
