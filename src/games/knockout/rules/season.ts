import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { boxer, boxersAt, setBoxer } from '../boxers.ts';
import { deckOf } from '../cards.ts';
import type { Ending, Fight, LastFight, State, Tell } from '../kind.ts';
import { announce, announceCards } from '../rule-of-event.ts';
import { canChallenge } from './challenge.ts';
import { endGame, payForCards } from './end.ts';
import { awardPrizes } from './prizes.ts';
import { damage, opponentOf } from './ring.ts';
import { settle } from './settlement.ts';
import { titlesLeft } from './titles.ts';

/** The end of a fight: cards, prizes, bets, and on to the next challenger. */
export function finish(s: State, fight: Fight, ending: Ending, tell: Tell): void {
  const { winner, method } = ending;
  announceCards(s, tell, {
    type: 'fightEnded',
    winner,
    loser: opponentOf(winner),
    method,
    damage: damage(fight),
    rounds: [...fight.rounds],
  });
  for (const { seat } of [fight.red, fight.blue]) returnCards(s, seat, tell);
  awardPrizes(s, fight, ending, tell);
  settle(s, fight, ending, tell);
  remember(s, fight, ending);
  passOn(s, { ...fight, ending }, tell);
}

/** KO-54: unplayed cards go back to the reserve. */
function returnCards({ own }: State, seat: Seat, tell: Tell): void {
  const mine = at(own, seat);
  announce(tell, { type: 'cardsReturned', seat, count: mine.hand.length });
  mine.reserve = [...mine.reserve, ...mine.hand].sort((a, b) => a - b);
  mine.hand = [];
}

function remember({ open }: State, fight: Fight, { winner, method }: Ending): void {
  open.results.push({
    season: open.season,
    red: fight.red.boxer,
    blue: fight.blue.boxer,
    winner,
    method,
    rounds: fight.rounds.length,
    damage: damage(fight),
  });
}

/** KO-72, KO-73: the red board goes on, or the season is over. */
function passOn(s: State, last: LastFight, tell: Tell): void {
  const challenger = nextChallenger(s, last.red.seat, tell);
  if (challenger === undefined) return endSeason(s, last, tell);
  s.open.phase = { type: 'challenge', challenger, last };
  announce(tell, { type: 'challengerSet', seat: challenger });
}

/** KO-20, KO-21: the first from the left who can challenge; those before pass the board on. */
function nextChallenger(s: State, after: Seat, tell: Tell): Seat | undefined {
  const clockwise = s.own.map((_, i) => (after + 1 + i) % s.own.length);
  const place = clockwise.findIndex((seat) => canChallenge(s, seat));
  if (place < 0) return undefined;
  for (const seat of clockwise.slice(0, place)) announce(tell, { type: 'challengePassed', seat });
  return at(clockwise, place);
}

/** KO-73: another season if there is one, else the end of the game. */
function endSeason(s: State, last: LastFight, tell: Tell): void {
  announce(tell, { type: 'seasonEnded', season: s.open.season });
  if (s.open.season < s.options.seasons) startSecondSeason(s, last, tell);
  else {
    endGame(s, tell);
    s.open.phase = { type: 'over', last };
  }
}

/** KO-82 to KO-88: from the first season to the second. */
function startSecondSeason(s: State, last: LastFight, tell: Tell): void {
  const { open } = s;
  payForCards(s, 'KO-82', tell);
  restoreCards(s, tell);
  crownAndReturn(s, tell);
  open.trophy = null;
  open.steak = null;
  announce(tell, { type: 'markersMoved', trophy: null, steak: null });
  open.season = 2;
  const challenger = nextChallenger(s, last.red.seat, tell);
  if (challenger === undefined) return endSeason(s, last, tell);
  open.phase = { type: 'challenge', challenger, last };
  announce(tell, { type: 'seasonStarted', season: 2, challenger });
}

/** KO-83: twelve cards for everybody. */
function restoreCards({ options, open, own }: State, tell: Tell): void {
  for (const mine of own) mine.reserve = deckOf(options);
  open.discards?.fill([]);
  announce(tell, { type: 'cardsRestored' });
}

/** KO-84, KO-85, KO-107: Champions are crowned as far as laurels go, the knocked-out come back; all others stay (KO-86). */
function crownAndReturn({ open, options }: State, tell: Tell): void {
  for (const id of boxersAt(open)) {
    const { category, out } = boxer(open, id);
    if (out) {
      setBoxer(open, id, { category: 'A', title: null, out: false });
      announce(tell, { type: 'boxerReturned', boxer: id });
    } else if (
      category === 'Ch' &&
      (options.titles === 'unlimited' || titlesLeft(open, 'SC') > 0)
    ) {
      setBoxer(open, id, { category, title: 'SC', out });
      announce(tell, { type: 'crowned', boxer: id });
    }
  }
}
