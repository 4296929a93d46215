import type { Fighter, State } from './kind.ts';

/** Copies what a fight changes; attack, step and scorecard are replaced and never changed. */
export function clone({ options, open, own, hidden }: State): State {
  const [red, blue] = hidden.decks;
  return {
    options,
    open: { ...open, fighters: [cloneFighter(open.fighters[0]), cloneFighter(open.fighters[1])] },
    own: own.map(({ hand, answer, shown }) => ({ hand: hand.slice(), answer, shown })),
    hidden: { decks: [red.slice(), blue.slice()] },
  };
}

function cloneFighter(mine: Fighter): Fighter {
  return {
    table: mine.table.slice(),
    discard: mine.discard.slice(),
    hit: mine.hit.slice(),
    knockdown: mine.knockdown.slice(),
    spent: mine.spent.slice(),
    vpCards: mine.vpCards.slice(),
    removed: mine.removed,
    runOuts: mine.runOuts,
    blows: mine.blows,
    kept: mine.kept,
  };
}
