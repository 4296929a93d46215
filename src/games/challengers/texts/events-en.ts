import type { Handlers } from '../../../engine/tagged.ts';
import type { Texts, Who } from '../../../engine/texts.ts';
import type { Deeds } from '../effects.ts';
import type { Challengers, Decisions, Event, Participant, Place } from '../kind.ts';
import { capital, listed, matchName, named, shown, shownAll, summed } from './words.ts';
import { WORDS_EN as words } from './words-en.ts';

/** The name of a participant at the beginning of a sentence. */
const nameFirst = (who: Who, player: Participant): string => capital(named(words, who, player));
const name = (who: Who, player: Participant): string => named(words, who, player);
const card = (id: string): string => shown(words, id);
const cards = (ids: readonly string[]): string => shownAll(words, ids);
const fans = (n: number): string => `${n} ${n === 1 ? 'fan' : 'fans'}`;
const some = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

const PHASES: Readonly<Record<string, string>> = {
  draw: 'begins the deck phase',
  pick: 'picks cards',
  trade: 'may trade cards in',
  trim: 'may remove cards',
  ready: 'waits for the match',
  match: 'goes into the match',
  wait: 'has played all rounds',
  done: 'is done',
};

const KINDS: Readonly<Record<keyof Decisions, string>> = {
  keepTop: 'which card stays on top of the deck',
  arrange: 'the order of the top cards of the deck',
  search: 'which card to take from the deck',
  exhaust: 'which cards of the bench to exhaust',
  benchToDeck: 'which card of the bench goes on top of the deck',
  reveal: 'which of two cards to reveal',
};

const PLACES: Readonly<Record<Place, string>> = {
  deckTop: 'on top of the deck',
  deckBottom: 'at the bottom of the deck',
  bench: 'on the bench',
  exhaust: 'on the exhaust pile',
  row: 'in the row',
  pile: 'in the pile',
  discard: 'in the discard',
};

/** Where a card is sent, after “to”. */
const GOALS: Readonly<Record<Place, string>> = {
  deckTop: 'the top of the deck',
  deckBottom: 'the bottom of the deck',
  bench: 'the bench',
  exhaust: 'the exhaust pile',
  row: 'the row',
  pile: 'the pile',
  discard: 'the discard pile',
};

type EffectEvent = Extract<Event, { readonly type: 'effect' }>;

const EFFECTS: Readonly<Record<keyof Deeds, (event: EffectEvent, who: Who) => string>> = {
  strength: ({ card: id, amount }) => `${card(id)} gets +${amount}.`,
  support: ({ card: id, amount }) => `${card(id)} gives +${amount} from the bench.`,
  fans: ({ card: id, amount }) => `${card(id)} brings ${fans(amount)}.`,
  charge: ({ card: id, player, amount }, who) =>
    `${card(id)}: ${name(who, player)}’s next attack gets +${amount}.`,
  scry: ({ card: id, player, amount }, who) =>
    `${card(id)}: ${name(who, player)} looks at ${some(amount)} and keeps one on top.`,
  arrange: ({ card: id, player, amount }, who) =>
    `${card(id)}: ${name(who, player)} puts the top ${some(amount)} in order.`,
  search: ({ card: id, player }, who) =>
    `${card(id)}: ${name(who, player)} searches the deck and shuffles the rest.`,
  exhaustBench: moved('bench'),
  benchToDeck: moved('bench'),
  mill: moved('deck'),
  deckToBench: moved('deck'),
  gain: ({ card: id, owner, cards: gained, to }, who) =>
    `${card(id)}: ${name(who, owner)} gains ${cards(gained)}, ${PLACES[to ?? 'deckTop']}.`,
  exhaustSelf: ({ card: id }) => `${card(id)} goes to the exhaust pile.`,
  removeSelf: ({ card: id, owner }, who) =>
    `${card(id)} leaves ${name(who, owner)}’s deck for good.`,
  tradeIn: ({ card: id }) => `${card(id)} offers a trade.`,
};

function moved(from: string): (event: EffectEvent, who: Who) => string {
  return ({ card: id, owner, cards: ids, to }, who) =>
    ids.length === 0
      ? `${card(id)} moves none of ${name(who, owner)}’s cards.`
      : `${card(id)} sends ${name(who, owner)}’s ${cards(ids)} from the ${from} to ${GOALS[to ?? 'exhaust']}.`;
}

export const EVENTS_EN: Texts<Challengers>['events'] = {
  gameStarted: ({ sets, robotLevel, robotDeck }) => {
    const inPlay = listed(
      words,
      sets.map((set) => words.sets[set]),
    );
    const robot =
      robotLevel === null
        ? ''
        : ` The Robot plays at level ${robotLevel} with ${cards(robotDeck)}.`;
    return `The tournament begins, with City, ${inPlay}.${robot}`;
  },
  phase: ({ player, round, phase }, who) =>
    `${nameFirst(who, player)} ${PHASES[phase]} (${round > 7 ? 'final' : `round ${round}`}).`,
  drawn: ({ player, level, count }, who) =>
    `${nameFirst(who, player)} draws ${some(count)} of level ${level}.`,
  picked: ({ player }, who) => `${nameFirst(who, player)} picks a card.`,
  redrawn: ({ player, count }, who) => `${nameFirst(who, player)} redraws ${some(count)}.`,
  fans: ({ player, amount, card: id }, who) =>
    `${nameFirst(who, player)} takes ${fans(amount)}${id === null ? ' for a picked card' : ` thanks to ${card(id)}`}.`,
  traded: ({ player, count }, who) =>
    count === 0
      ? `${nameFirst(who, player)} trades nothing in.`
      : `${nameFirst(who, player)} trades in ${some(count)} for another pick.`,
  removed: ({ player, to }, who) =>
    `${nameFirst(who, player)} removes a card: ${to === 'box' ? 'a starter' : `level ${to}`}.`,
  ready: ({ player, deck }, who) =>
    player === who.you
      ? `You’re ready with ${some(deck)}.`
      : `${nameFirst(who, player)} is ready with ${some(deck)}.`,
  matchStarted: ({ match, sides: [light, dark], starter, byCoin }, who) =>
    `${capital(matchName(words, match))}: ${name(who, light)} meets ${name(who, dark)}. ${nameFirst(who, starter)} begins${byCoin ? ' by coin toss' : ''}.`,
  revealed: ({ player, card: id, opening }, who) =>
    `${nameFirst(who, player)} ${opening ? 'opens with' : 'reveals'} ${card(id)}.`,
  effect: (event, who) => EFFECTS[event.op](event, who),
  compared: ({ player, attack, hold, attackParts, holdParts }, who) =>
    `${nameFirst(who, player)} attacks with ${attack} against ${hold}: ${summed(words, attackParts)} against ${summed(words, holdParts)}.`,
  flag: ({ player, card: id }, who) => `${nameFirst(who, player)}’s ${card(id)} holds the flag.`,
  benched: ({ player, cards: ids }, who) => `${nameFirst(who, player)} benches ${cards(ids)}.`,
  noSpace: ({ player, cards: ids }, who) =>
    `${nameFirst(who, player)} has no space on the bench for ${cards(ids)}.`,
  decision: ({ player, kind, source }, who) =>
    `${nameFirst(who, player)} decides ${KINDS[kind]}${source === null ? '' : ` (${card(source)})`}.`,
  matchEnded: ({ match, winner, loser, reason }, who) => {
    const why = reason === 'deck' ? 'has no card left to attack with' : 'has no space on the bench';
    return `${nameFirst(who, winner)} wins ${matchName(words, match)}: ${name(who, loser)} ${why}.`;
  },
  trophy: ({ player, round, fans: worth }, who) =>
    `${nameFirst(who, player)} takes the round ${round} trophy${worth === null ? '' : ` with ${fans(worth)}`}.`,
  trophyBoxed: ({ round }) => `The Robot has won: the round ${round} trophy goes back to the box.`,
  totals: ({ standings, ranking }, who) => {
    const lines = ranking.flatMap((player) => {
      const standing = standings.find((one) => one.player === player);
      return standing ? [`${name(who, player)} ${standing.total}`] : [];
    });
    return `Fan count: ${lines.join(', ')}.`;
  },
  finalists: ({ seats: [light, dark] }, who) =>
    `${nameFirst(who, light)} and ${name(who, dark)} meet in the final.`,
  gameEnded: ({ winner, reason }, who) => {
    const how = { final: 'in the final', fans: 'on fans', lead: 'with a lead of eleven fans' };
    return `${nameFirst(who, winner)} wins the tournament ${how[reason]}.`;
  },
};

export const WHISPERS_EN: Handlers<Challengers['whispers'], [who: Who], string> = {
  youDrew: ({ level, cards: ids }) => `You draw from level ${level}: ${cards(ids)}.`,
  youPicked: ({ card: id }) => `You pick ${card(id)}.`,
  youRedrew: ({ cards: ids }) => `Your new offer: ${cards(ids)}.`,
  youTraded: ({ cards: ids }) => `You trade in ${cards(ids)}.`,
  youRemoved: ({ card: id }) => `You remove ${card(id)}.`,
  youSee: ({ cards: ids }) => `You see ${cards(ids)}.`,
  youChose: ({ cards: ids }) => `You choose ${cards(ids)}.`,
  yourTrophy: ({ round, fans: worth }) =>
    `On the back of your round ${round} trophy: ${fans(worth)}.`,
};
