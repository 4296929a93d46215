import { deNom, type Language } from '../../../engine/texts.ts';
import type { Deeds } from '../effects.ts';
import type { Event, Participant, Place } from '../kind.ts';

/** Chooses the wording for the reader themselves, or for somebody else by name. */
export type Voice = (player: Participant, you: string, other: (name: string) => string) => string;

type EffectEvent = Extract<Event, { readonly type: 'effect' }>;

/** What is said while a match is shown, and in the log after it. */
export interface FilmWords {
  readonly begins: (v: Voice, who: Participant, byCoin: boolean) => string;
  readonly opens: (v: Voice, who: Participant, card: string) => string;
  readonly holds: (v: Voice, who: Participant) => string;
  readonly reveals: (v: Voice, who: Participant, card: string) => string;
  readonly adds: (card: string, amount: number, attack: number, hold: number) => string;
  readonly stands: (attack: number, hold: number) => string;
  readonly needs: (points: number) => string;
  readonly left: (v: Voice, who: Participant, cards: number) => string;
  readonly takes: (v: Voice, who: Participant, card: string) => string;
  readonly takesIt: (v: Voice, who: Participant, cards: string) => string;
  readonly benches: (v: Voice, who: Participant, cards: string) => string;
  readonly full: (v: Voice, who: Participant) => string;
  readonly noSpace: (cards: string) => string;
  readonly chooses: (v: Voice, who: Participant) => string;
  readonly wins: (v: Voice, who: Participant) => string;
  readonly beats: (v: Voice, who: Participant, loser: Participant, park: number) => string;
  readonly why: Readonly<
    Record<'deck' | 'bench', (v: Voice, loser: Participant, winner: Participant) => string>
  >;
  readonly trophy: (v: Voice, who: Participant, round: number, fans: number | null) => string;
  readonly boxed: string;
  readonly fans: (v: Voice, who: Participant, amount: number) => string;
  readonly effect: (v: Voice, event: EffectEvent, cards: string, card: string) => string;
  readonly and: string;
}

type Says = (v: Voice, event: EffectEvent, cards: string, card: string) => string;

const TO_EN: Readonly<Record<Place, string>> = {
  deckTop: 'on top of the deck',
  deckBottom: 'under the deck',
  bench: 'to the bench',
  exhaust: 'to the exhaust pile',
  row: 'into the row',
  pile: 'to the pile',
  discard: 'to the discard pile',
};

/** “The Robot” inside a sentence. */
const inside = (name: string): string =>
  name.replace(/^(The|Le) (?=Robot$)/, (article) => article.toLowerCase());

const someEn = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const movedEn: Says = (v, { owner, to, cards: moved }, cards, card) =>
  moved.length === 0
    ? `${card} has nothing to move`
    : `${card} sends ${v(owner, 'your', (name) => `${inside(name)}’s`)} ${cards} ${TO_EN[to ?? 'exhaust']}`;

const EFFECTS_EN: Readonly<Record<keyof Deeds, Says>> = {
  strength: (_, { amount }, __, card) => `${card} gets +${amount}`,
  support: (_, { amount }, __, card) => `${card} gives +${amount} from the bench`,
  fans: (_, { amount }, __, card) => `${card} brings ${someEn(amount, 'fan', 'fans')}`,
  charge: (v, { amount, player }, _, card) =>
    `${card}: ${v(player, 'your next attack gets', (name) => `${inside(name)}’s next attack gets`)} +${amount}`,
  scry: (v, { player, amount }, _, card) =>
    `${card}: ${v(player, 'you look', (name) => `${name} looks`)} at ${someEn(amount, 'card', 'cards')} and keep${v(player, '', () => 's')} one on top`,
  arrange: (v, { player, amount }, _, card) =>
    `${card}: ${v(player, 'you arrange', (name) => `${name} arranges`)} the top ${someEn(amount, 'card', 'cards')}`,
  search: (v, { player }, _, card) =>
    `${card}: ${v(player, 'you search your deck', (name) => `${name} searches their deck`)}`,
  exhaustBench: movedEn,
  benchToDeck: movedEn,
  mill: movedEn,
  deckToBench: movedEn,
  gain: (v, { owner, to }, cards, card) =>
    `${card}: ${v(owner, 'you gain', (name) => `${name} gains`)} ${cards}, ${TO_EN[to ?? 'deckTop']}`,
  exhaustSelf: (_, __, ___, card) => `${card} goes to the exhaust pile`,
  removeSelf: (v, { owner }, _, card) =>
    `${card} leaves ${v(owner, 'your deck', (name) => `${inside(name)}’s deck`)} for good`,
  tradeIn: (_, __, ___, card) => `${card} offers a trade`,
};

const en: FilmWords = {
  begins: (v, who, byCoin) =>
    `${v(who, 'You begin', (name) => `${name} begins`)}: ${byCoin ? 'the coin decides.' : 'the latest trophy decides.'}`,
  opens: (v, who, card) => v(who, `You open with ${card}`, (name) => `${name} opens with ${card}`),
  holds: (v, who) => v(who, 'You hold the flag.', (name) => `${name} holds the flag.`),
  reveals: (v, who, card) => v(who, `You reveal ${card}`, (name) => `${name} reveals ${card}`),
  adds: (card, amount, attack, hold) => `${card} adds ${amount}: ${attack} against ${hold}`,
  stands: (attack, hold) => `${attack} against ${hold}`,
  needs: (points) =>
    points === 1 ? 'One more point takes the flag.' : `${points} more points take the flag.`,
  left: (v, who, cards) =>
    v(
      who,
      `${someEn(cards, 'card', 'cards')} left in your deck.`,
      (name) => `${someEn(cards, 'card', 'cards')} left in ${inside(name)}’s deck.`,
    ),
  takes: (v, who, card) =>
    v(who, `You take the flag with ${card}`, (name) => `${name} takes the flag with ${card}`),
  takesIt: (v, who, cards) =>
    v(
      who,
      `**You** take the flag with ${cards}`,
      (name) => `**${name}** takes the flag with ${cards}`,
    ),
  benches: (v, who, cards) => v(who, `You bench ${cards}.`, (name) => `${name} benches ${cards}.`),
  full: (v, who) => v(who, 'Your bench is full', (name) => `${name}’s bench is full`),
  noSpace: (cards) => `No space for ${cards}.`,
  chooses: (v, who) => v(who, 'Your choice.', (name) => `${name} chooses.`),
  wins: (v, who) => v(who, 'You win the match!', (name) => `${name} wins the match`),
  beats: (v, who, loser, park) =>
    `${v(who, '**You** beat', (name) => `**${name}** beats`)} ${v(loser, 'you', inside)} in park ${park}.`,
  why: {
    deck: (v, loser) =>
      v(
        loser,
        'You have no card left to attack with.',
        (name) => `${name} has no card left to attack with.`,
      ),
    bench: (v, loser) =>
      v(loser, 'Your bench has no space left.', (name) => `${name}’s bench has no space left.`),
  },
  trophy: (v, who, round, fans) =>
    `${v(who, 'You take', (name) => `${name} takes`)} the round ${round} trophy${fans === null ? '' : `: ${someEn(fans, 'fan', 'fans')}`}.`,
  boxed: 'The Robot’s trophy goes back to the box.',
  fans: (v, who, amount) =>
    v(
      who,
      `You gain ${someEn(amount, 'fan', 'fans')}.`,
      (name) => `${name} gains ${someEn(amount, 'fan', 'fans')}.`,
    ),
  effect: (v, event, cards, card) => EFFECTS_EN[event.op](v, event, cards, card),
  and: 'and',
};

/** Where cards go: to the reader’s own place, or to somebody’s. */
const TO_FR: Readonly<Record<Place, readonly [yours: string, of: (whose: string) => string]>> = {
  deckTop: ['sur votre deck', (whose) => `sur le deck ${whose}`],
  deckBottom: ['sous votre deck', (whose) => `sous le deck ${whose}`],
  bench: ['sur votre banc', (whose) => `sur le banc ${whose}`],
  exhaust: ['dans votre réserve', (whose) => `dans la réserve ${whose}`],
  row: ['dans votre rangée', (whose) => `dans la rangée ${whose}`],
  pile: ['dans la pile', () => 'dans la pile'],
  discard: ['dans la défausse', () => 'dans la défausse'],
};

/** “de Léa”, “d’Anne”, “du Robot”. */
const ofFr = (name: string): string => (name === 'Le Robot' ? 'du Robot' : deNom(name));

const toFr = (v: Voice, owner: Participant, to: Place): string => {
  const [yours, of] = TO_FR[to];
  return v(owner, yours, (name) => of(ofFr(name)));
};

const someFr = (n: number, un: string, des: string): string => `${n} ${n < 2 ? un : des}`;

const movedFr: Says = (v, { owner, to, cards: moved }, cards, card) =>
  moved.length === 0
    ? `${card} ne déplace rien`
    : `${card} envoie ${cards} ${toFr(v, owner, to ?? 'exhaust')}`;

const EFFECTS_FR: Readonly<Record<keyof Deeds, Says>> = {
  strength: (_, { amount }, __, card) => `${card} gagne +${amount}`,
  support: (_, { amount }, __, card) => `${card} donne +${amount} depuis le banc`,
  fans: (_, { amount }, __, card) => `${card} rapporte ${someFr(amount, 'fan', 'fans')}`,
  charge: (v, { amount, player }, _, card) =>
    `${card} : +${amount} pour ${v(player, 'votre prochaine attaque', (name) => `la prochaine attaque ${ofFr(name)}`)}`,
  scry: (v, { player, amount }, _, card) =>
    `${card} : ${v(player, 'vous regardez', (name) => `${name} regarde`)} ${someFr(amount, 'carte', 'cartes')} et en laiss${v(player, 'ez', () => 'e')} une dessus`,
  arrange: (v, { player, amount }, _, card) =>
    `${card} : ${v(player, 'vous rangez', (name) => `${name} range`)} les ${someFr(amount, 'carte', 'cartes')} du dessus`,
  search: (v, { player }, _, card) =>
    `${card} : ${v(player, 'vous fouillez votre deck', (name) => `${name} fouille son deck`)}`,
  exhaustBench: movedFr,
  benchToDeck: movedFr,
  mill: movedFr,
  deckToBench: movedFr,
  gain: (v, { owner, to }, cards, card) =>
    `${card} : ${v(owner, 'vous gagnez', (name) => `${name} gagne`)} ${cards}, ${toFr(v, owner, to ?? 'deckTop')}`,
  exhaustSelf: (_, __, ___, card) => `${card} va en réserve`,
  removeSelf: (v, { owner }, _, card) =>
    `${card} quitte ${v(owner, 'votre deck', (name) => `le deck ${ofFr(name)}`)} pour de bon`,
  tradeIn: (_, __, ___, card) => `${card} permet un échange`,
};

const fr: FilmWords = {
  begins: (v, who, byCoin) =>
    `${v(who, 'Vous commencez', (name) => `${name} commence`)} : ${byCoin ? 'la pièce a décidé.' : 'le dernier trophée décide.'}`,
  opens: (v, who, card) =>
    v(who, `Vous ouvrez avec ${card}`, (name) => `${name} ouvre avec ${card}`),
  holds: (v, who) => v(who, 'Vous tenez le drapeau.', (name) => `${name} tient le drapeau.`),
  reveals: (v, who, card) => v(who, `Vous révélez ${card}`, (name) => `${name} révèle ${card}`),
  adds: (card, amount, attack, hold) => `${card} ajoute ${amount} : ${attack} contre ${hold}`,
  stands: (attack, hold) => `${attack} contre ${hold}`,
  needs: (points) =>
    points === 1
      ? 'Encore un point pour prendre le drapeau.'
      : `Encore ${points} points pour prendre le drapeau.`,
  left: (v, who, cards) =>
    v(
      who,
      `${someFr(cards, 'carte', 'cartes')} dans votre deck.`,
      (name) => `${someFr(cards, 'carte', 'cartes')} dans le deck ${ofFr(name)}.`,
    ),
  takes: (v, who, card) =>
    v(
      who,
      `Vous prenez le drapeau avec ${card}`,
      (name) => `${name} prend le drapeau avec ${card}`,
    ),
  takesIt: (v, who, cards) =>
    v(
      who,
      `**Vous** prenez le drapeau avec ${cards}`,
      (name) => `**${name}** prend le drapeau avec ${cards}`,
    ),
  benches: (v, who, cards) =>
    v(who, `Votre banc reçoit ${cards}.`, (name) => `Le banc ${ofFr(name)} reçoit ${cards}.`),
  full: (v, who) => v(who, 'Votre banc est plein', (name) => `Le banc ${ofFr(name)} est plein`),
  noSpace: (cards) => `Plus de place pour ${cards}.`,
  chooses: (v, who) => v(who, 'À vous de choisir.', (name) => `${name} choisit.`),
  wins: (v, who) => v(who, 'Vous gagnez le match !', (name) => `${name} gagne le match`),
  beats: (v, who, loser, park) =>
    v(
      loser,
      v(who, '', (name) => `**${name}** vous bat au parc ${park}.`),
      (beaten) =>
        v(
          who,
          `**Vous** battez ${inside(beaten)} au parc ${park}.`,
          (name) => `**${name}** bat ${inside(beaten)} au parc ${park}.`,
        ),
    ),
  why: {
    deck: (v, loser) =>
      v(
        loser,
        'Vous n’avez plus de carte pour attaquer.',
        (name) => `${name} n’a plus de carte pour attaquer.`,
      ),
    bench: (v, loser) =>
      v(
        loser,
        'Il n’y a plus de place sur votre banc.',
        (name) => `Il n’y a plus de place sur le banc ${ofFr(name)}.`,
      ),
  },
  trophy: (v, who, round, fans) =>
    `${v(who, 'Vous prenez', (name) => `${name} prend`)} le trophée de la manche ${round}${fans === null ? '' : ` : ${someFr(fans, 'fan', 'fans')}`}.`,
  boxed: 'Le trophée du Robot retourne dans la boîte.',
  fans: (v, who, amount) =>
    v(
      who,
      `Vous gagnez ${someFr(amount, 'fan', 'fans')}.`,
      (name) => `${name} gagne ${someFr(amount, 'fan', 'fans')}.`,
    ),
  effect: (v, event, cards, card) => EFFECTS_FR[event.op](v, event, cards, card),
  and: 'et',
};

export const filmWords: Readonly<Record<Language, FilmWords>> = { en, fr };
