import { rate, rating } from 'openskill';
import { expect, test } from 'vitest';
import { at, range } from '../../engine/list.ts';
import { strengthsAfter } from './ratings.ts';

/** openskill's own figures for new players, first to last (Plackett-Luce). */
const PUBLISHED = [
  [
    [27.63523138347365, 8.065506316323548],
    [22.36476861652635, 8.065506316323548],
  ],
  [
    [27.868876552746237, 8.204837030780652],
    [25.717219138186557, 8.057829747583874],
    [21.413904309067206, 8.057829747583874],
  ],
  [
    [27.795084971874736, 8.263160757613477],
    [26.552824984374855, 8.179213704945203],
    [24.68943500312503, 8.083731307186588],
    [20.96265504062538, 8.083731307186588],
  ],
  [
    [27.666666666666668, 8.290556877154474],
    [26.833333333333332, 8.240145629781066],
    [25.72222222222222, 8.179996679645559],
    [24.055555555555557, 8.111796013701358],
    [20.72222222222222, 8.111796013701358],
  ],
] as const;

const NEW = range(8).map(() => undefined);

test.each(PUBLISHED)('strengths after a game are those that openskill publishes', (...figures) => {
  const seats = figures.length;
  const found = strengthsAfter(
    NEW.slice(0, seats),
    range(seats).map((seat) => [seat]),
  );
  expect(found.map(({ mu, sigma }) => [mu, sigma])).toEqual(figures);
});

/** Every way in which neighbours of the final order can share a place. */
function tiesOf(seats: number): number[][][] {
  return range(2 ** (seats - 1)).map((pattern) => {
    const places: number[][] = [[0]];
    for (const seat of range(seats).slice(1)) {
      if ((pattern >> (seat - 1)) & 1) at(places, places.length - 1).push(seat);
      else places.push([seat]);
    }
    return places;
  });
}

test.each(range(7).map((n) => n + 2))('shared places of %d seats are draws', (seats) => {
  for (const places of tiesOf(seats)) {
    const found = strengthsAfter(NEW.slice(0, seats), places);
    for (const place of places) {
      const mus = place.map((chair) => at(found, chair).mu);
      expect(Math.max(...mus) - Math.min(...mus)).toBeLessThan(1e-9);
    }
    // The same through openskill's other door: points instead of ranks.
    const score = range(seats).map(
      (chair) => seats - places.findIndex((place) => place.includes(chair)),
    );
    const teams = range(seats).map(() => [rating()]);
    expect(found).toEqual(rate(teams, { score }).map((team) => at(team, 0)));
  }
});

test('a draw of two brings them together, whoever has the lower chair', () => {
  const [strong, weak] = [rating({ mu: 30, sigma: 3 }), rating({ mu: 20, sigma: 3 })];
  const [first, second] = strengthsAfter([strong, weak], [[0, 1]]);
  const [other, one] = strengthsAfter([weak, strong], [[0, 1]]);
  expect(first?.mu).toBeLessThan(30);
  expect(second?.mu).toBeGreaterThan(20);
  expect([one?.mu, other?.mu]).toEqual([first?.mu, second?.mu]);
});
