import { rating } from 'openskill';
import { expect, test } from 'vitest';
import { at, range } from '../engine/list.ts';
import { type Strength, strengthsAfter } from './strength.ts';

/** openskill's own figures for new players, first to last (Bradley-Terry, full pairing). */
const PUBLISHED = [
  { mus: [27.63523138347365, 22.36476861652635], sigma: 8.065506316323548 },
  { mus: [30.2704627669473, 25, 19.7295372330527], sigma: 7.788474807872566 },
  {
    mus: [32.90569415042095, 27.63523138347365, 22.36476861652635, 17.09430584957905],
    sigma: 7.5012190693964005,
  },
  {
    mus: [35.5409255338946, 30.2704627669473, 25, 19.729537233052703, 14.4590744661054],
    sigma: 7.202515895247076,
  },
];

const SEATS = range(7).map((n) => n + 2);

function newcomers(seats: number): undefined[] {
  return range(seats).map(() => undefined);
}

test.each(PUBLISHED)(
  'strengths after a game are those that openskill publishes',
  ({ mus, sigma }) => {
    const after = strengthsAfter(newcomers(mus.length), range(mus.length));
    expect(after).toEqual(mus.map((mu) => ({ mu, sigma })));
  },
);

test('a series with ties ends with the strengths that openskill publishes', () => {
  const players: (Strength | undefined)[] = newcomers(5);
  const play = (who: readonly number[], places: readonly number[]) => {
    const after = strengthsAfter(
      who.map((player) => players[player]),
      places,
    );
    who.forEach((player, i) => {
      players[player] = at(after, i);
    });
  };
  play([0, 1, 2, 3, 4], [0, 1, 1, 2, 2]);
  play([4, 2, 1], [0, 1, 1]);
  play([3, 1, 2, 0], [0, 0, 1, 1]);
  const published = [
    [27.643471362, 6.716636758],
    [28.84497938, 6.310098392],
    [20.705805441, 6.310098392],
    [24.387640207, 6.668755907],
    [23.354955778, 6.854096855],
  ];
  players.forEach((player, i) => {
    const [mu = 0, sigma = 0] = at(published, i);
    expect(player?.mu).toBeCloseTo(mu, 8);
    expect(player?.sigma).toBeCloseTo(sigma, 8);
  });
});

/** Every way in which neighbours of the final order can share a place. */
function tiesOf(seats: number): number[][] {
  return range(2 ** (seats - 1)).map((pattern) => {
    let place = 0;
    return range(seats).map((seat) => {
      if (seat > 0 && ((pattern >> (seat - 1)) & 1) === 0) place++;
      return place;
    });
  });
}

test.each(SEATS)(
  'of %d seats who shares a place shares the rest, and a better place is better',
  (seats) => {
    const alone = strengthsAfter(newcomers(seats), range(seats)).map(({ mu }) => mu);
    for (const places of tiesOf(seats)) {
      const mus = strengthsAfter(newcomers(seats), places).map(({ mu }) => mu);
      for (const seat of range(seats)) {
        const tied = range(seats).filter((other) => places[other] === places[seat]);
        const shared = tied.reduce((sum, other) => sum + at(alone, other), 0) / tied.length;
        expect(mus[seat]).toBeCloseTo(shared, 9);
        if (seat > 0 && places[seat] !== places[seat - 1])
          expect(at(mus, seat)).toBeLessThan(at(mus, seat - 1));
      }
    }
  },
);

test.each(SEATS)('of %d seats the chairs make no difference', (seats) => {
  const before = range(seats).map((seat) => rating({ mu: 20 + 3 * seat, sigma: 3 + seat / 2 }));
  for (const places of tiesOf(seats)) {
    const after = strengthsAfter(before, places);
    const turned = strengthsAfter(before.toReversed(), places.toReversed()).toReversed();
    after.forEach(({ mu, sigma }, seat) => {
      expect(turned[seat]?.mu).toBeCloseTo(mu, 9);
      expect(turned[seat]?.sigma).toBeCloseTo(sigma, 9);
    });
  }
});

test('a draw of two brings them together', () => {
  const [strong, weak] = strengthsAfter(
    [rating({ mu: 30, sigma: 3 }), rating({ mu: 20, sigma: 3 })],
    [0, 0],
  );
  expect(strong?.mu).toBeLessThan(30);
  expect(weak?.mu).toBeGreaterThan(20);
});
