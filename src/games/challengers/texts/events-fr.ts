import type { Handlers } from '../../../engine/tagged.ts';
import type { Texts, Who } from '../../../engine/texts.ts';
import type { Deeds } from '../effects.ts';
import type { Challengers, Decisions, Event, Participant, Place } from '../kind.ts';
import { capital, listed, matchName, named, shown, shownAll, summed } from './words.ts';
import { WORDS_FR as words } from './words-fr.ts';

/** The name of a participant at the beginning of a sentence. */
const nameFirst = (who: Who, player: Participant): string => capital(named(words, who, player));
const name = (who: Who, player: Participant): string => named(words, who, player);
/** `de Léa`, `d’Anne`, `du Robot`. */
const of = (who: Who, player: Participant): string => {
  if (player === 'robot') return 'du Robot';
  const called = who(player);
  return /^[aeiouyàâéèêëîïôûh]/i.test(called) ? `d’${called}` : `de ${called}`;
};
const card = (id: string): string => shown(words, id);
const cards = (ids: readonly string[]): string => shownAll(words, ids);
const fans = (n: number): string => `${n} ${n === 1 ? 'fan' : 'fans'}`;
const some = (n: number): string => `${n} ${n === 1 ? 'carte' : 'cartes'}`;

const PHASES: Readonly<Record<string, string>> = {
  draw: 'commence sa phase Deck',
  pick: 'choisit des cartes',
  trade: 'peut échanger des cartes',
  trim: 'peut retirer des cartes',
  ready: 'attend le match',
  match: 'commence son match',
  wait: 'a joué toutes les manches',
  done: 'a terminé',
};

const KINDS: Readonly<Record<keyof Decisions, string>> = {
  keepTop: 'quelle carte reste au-dessus de son deck',
  arrange: 'de l’ordre des cartes du dessus de son deck',
  search: 'quelle carte chercher dans son deck',
  exhaust: 'quelles cartes du banc mettre en réserve',
  benchToDeck: 'quelle carte du banc va sur son deck',
  reveal: 'laquelle de deux cartes révéler',
};

const PLACES: Readonly<Record<Place, string>> = {
  deckTop: 'sur le deck',
  deckBottom: 'sous le deck',
  bench: 'sur le banc',
  exhaust: 'dans la réserve',
  row: 'dans la rangée',
  pile: 'dans la pile',
  discard: 'dans la défausse',
};

type EffectEvent = Extract<Event, { readonly type: 'effect' }>;

const EFFECTS: Readonly<Record<keyof Deeds, (event: EffectEvent, who: Who) => string>> = {
  strength: ({ card: id, amount }) => `${card(id)} gagne +${amount}.`,
  support: ({ card: id, amount }) => `${card(id)} donne +${amount} depuis le banc.`,
  fans: ({ card: id, amount }) => `${card(id)} rapporte ${fans(amount)}.`,
  charge: ({ card: id, player, amount }, who) =>
    `${card(id)} : la prochaine attaque ${of(who, player)} gagne +${amount}.`,
  scry: ({ card: id, player, amount }, who) =>
    `${card(id)} : ${name(who, player)} regarde ${some(amount)} et en laisse une dessus.`,
  arrange: ({ card: id, player, amount }, who) =>
    `${card(id)} : ${name(who, player)} range les ${some(amount)} du dessus.`,
  search: ({ card: id, player }, who) =>
    `${card(id)} : ${name(who, player)} cherche dans son deck et mélange le reste.`,
  exhaustBench: moved(),
  benchToDeck: moved(),
  mill: moved(),
  deckToBench: moved(),
  gain: ({ card: id, owner, cards: gained, to }, who) =>
    `${card(id)} : ${name(who, owner)} gagne ${cards(gained)}, ${PLACES[to ?? 'deckTop']}.`,
  exhaustSelf: ({ card: id }) => `${card(id)} va dans la réserve.`,
  removeSelf: ({ card: id, owner }, who) =>
    `${card(id)} quitte pour de bon le deck ${of(who, owner)}.`,
  tradeIn: ({ card: id }) => `${card(id)} permet un échange.`,
};

function moved(): (event: EffectEvent, who: Who) => string {
  return ({ card: id, owner, cards: ids, to }, who) =>
    ids.length === 0
      ? `${card(id)} : aucune carte ${of(who, owner)} ne bouge.`
      : `${card(id)} : pour ${name(who, owner)}, ${cards(ids)} ${ids.length === 1 ? 'va' : 'vont'} ${PLACES[to ?? 'exhaust']}.`;
}

export const EVENTS_FR: Texts<Challengers>['events'] = {
  gameStarted: ({ sets, robotLevel, robotDeck }) => {
    const inPlay = listed(
      words,
      sets.map((set) => words.sets[set]),
    );
    const robot =
      robotLevel === null ? '' : ` Le Robot joue au niveau ${robotLevel} avec ${cards(robotDeck)}.`;
    return `Le tournoi commence, avec Ville, ${inPlay}.${robot}`;
  },
  phase: ({ player, round, phase }, who) =>
    `${nameFirst(who, player)} ${PHASES[phase]} (${round > 7 ? 'finale' : `manche ${round}`}).`,
  drawn: ({ player, level, count }, who) =>
    `${nameFirst(who, player)} pioche ${some(count)} de niveau ${level}.`,
  picked: ({ player }, who) => `${nameFirst(who, player)} choisit une carte.`,
  redrawn: ({ player, count }, who) => `${nameFirst(who, player)} repioche ${some(count)}.`,
  fans: ({ player, amount, card: id }, who) =>
    `${nameFirst(who, player)} prend ${fans(amount)}${id === null ? ' pour une carte choisie' : ` grâce à ${card(id)}`}.`,
  traded: ({ player, count }, who) =>
    count === 0
      ? `${nameFirst(who, player)} n’échange rien.`
      : `${nameFirst(who, player)} échange ${some(count)} contre un choix de plus.`,
  removed: ({ player, to }, who) =>
    `${nameFirst(who, player)} retire une carte ${to === 'box' ? 'de départ' : `de niveau ${to}`}.`,
  ready: ({ player, deck }, who) =>
    player === who.you
      ? `Vous terminez votre phase Deck avec ${some(deck)}.`
      : `${nameFirst(who, player)} termine sa phase Deck avec ${some(deck)}.`,
  matchStarted: ({ match, sides: [light, dark], starter, byCoin }, who) =>
    `${capital(matchName(words, match))} : ${name(who, light)} contre ${name(who, dark)}. ${nameFirst(who, starter)} commence${byCoin ? ' (pile ou face)' : ''}.`,
  revealed: ({ player, card: id, opening }, who) =>
    `${nameFirst(who, player)} ${opening ? 'ouvre avec' : 'révèle'} ${card(id)}.`,
  effect: (event, who) => EFFECTS[event.op](event, who),
  compared: ({ player, attack, hold, attackParts, holdParts }, who) =>
    `${nameFirst(who, player)} attaque à ${attack} contre ${hold} : ${summed(words, attackParts)} contre ${summed(words, holdParts)}.`,
  flag: ({ player, card: id }, who) => `Le drapeau est à ${card(id)} ${of(who, player)}.`,
  benched: ({ player, cards: ids }, who) =>
    `${nameFirst(who, player)} pose ${cards(ids)} sur son banc.`,
  noSpace: ({ player, cards: ids }, who) =>
    `${nameFirst(who, player)} n’a plus de place sur son banc pour ${cards(ids)}.`,
  decision: ({ player, kind, source }, who) =>
    `${nameFirst(who, player)} décide ${KINDS[kind]}${source === null ? '' : ` (${card(source)})`}.`,
  matchEnded: ({ match, winner, loser, reason }, who) => {
    const why =
      reason === 'deck' ? 'n’a plus de carte pour attaquer' : 'n’a plus de place sur son banc';
    return `${nameFirst(who, winner)} gagne ${matchName(words, match)} : ${name(who, loser)} ${why}.`;
  },
  trophy: ({ player, round, fans: worth }, who) =>
    `${nameFirst(who, player)} prend le trophée de la manche ${round}${worth === null ? '' : `, ${fans(worth)}`}.`,
  trophyBoxed: ({ round }) =>
    `Le Robot a gagné : le trophée de la manche ${round} va dans la boîte.`,
  totals: ({ standings, ranking }, who) => {
    const lines = ranking.flatMap((player) => {
      const standing = standings.find((one) => one.player === player);
      return standing ? [`${name(who, player)} ${standing.total}`] : [];
    });
    return `Décompte des fans : ${lines.join(', ')}.`;
  },
  finalists: ({ seats: [light, dark] }, who) =>
    `${nameFirst(who, light)} et ${name(who, dark)} se retrouvent en finale.`,
  gameEnded: ({ winner, reason }, who) => {
    const how = { final: 'en finale', fans: 'aux fans', lead: 'avec onze fans d’avance' };
    return `${nameFirst(who, winner)} gagne le tournoi ${how[reason]}.`;
  },
};

export const WHISPERS_FR: Handlers<Challengers['whispers'], [who: Who], string> = {
  youDrew: ({ level, cards: ids }) => `Vous piochez au niveau ${level} : ${cards(ids)}.`,
  youPicked: ({ card: id }) => `Vous choisissez ${card(id)}.`,
  youRedrew: ({ cards: ids }) => `Votre nouvelle pioche : ${cards(ids)}.`,
  youTraded: ({ cards: ids }) => `Vous échangez ${cards(ids)}.`,
  youRemoved: ({ card: id }) => `Vous retirez ${card(id)}.`,
  youSee: ({ cards: ids }) => `Vous voyez ${cards(ids)}.`,
  youChose: ({ cards: ids }) => `Vous choisissez ${cards(ids)}.`,
  yourTrophy: ({ round, fans: worth }) =>
    `Au dos de votre trophée de la manche ${round} : ${fans(worth)}.`,
};
