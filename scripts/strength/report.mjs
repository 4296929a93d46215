// What `npm run strength` prints.

export const HEAD = `| game | at the table | games | first one’s share | 95 % interval | ms an answer |
| --- | --- | --- | --- | --- | --- |`;

/** A row of the table; where a bot has several seats, its share is that of all of them. */
export function tableRow({ game, bots }, { games, bots: [first, second], broken }) {
  const percent = (share) => (100 * share).toFixed(1);
  const [low, high] = first.together.interval.map(percent);
  return (
    `| ${game} | ${described(bots)} | ${gamesCell(games, broken)} | ${percent(first.together.share)} % | ${low} – ${high} ` +
    `| ${first.milliseconds.toFixed(1)}, ${second.milliseconds.toFixed(1)} |`
  );
}

/** `398 (2 broken off by frozen:champion@64000)`: those without a result because a bot threw count for nobody. */
function gamesCell(games, broken) {
  const names = [...new Set(broken.map(({ bot }) => bot))];
  const parts = names.map(
    (name) => `${broken.filter(({ bot }) => bot === name).length} broken off by ${name}`,
  );
  return parts.length === 0 ? String(games) : `${games} (${parts.join(', ')})`;
}

/** `champion, 3 × contender` */
export function described(bots) {
  return [...new Set(bots)]
    .map((name) => {
      const seats = bots.filter((other) => other === name).length;
      return seats === 1 ? name : `${seats} × ${name}`;
    })
    .join(', ');
}

/** `2 h 5 min`, `3 min` or `40 s` */
export function duration(seconds) {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/**
 * How many seconds the rows that are left take: as many as a few of their games say, but faster or slower by as much
 * as the rows so far were.
 */
export function remaining(left, done, elapsed) {
  const pace = done > 0 ? elapsed / done : 1;
  return left * pace;
}
