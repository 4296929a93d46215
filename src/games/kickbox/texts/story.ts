import { deNom, type Language, type Who, youOr } from '../../../engine/texts.ts';
import { cardOf } from '../deck.ts';
import type { CardId, Corner, Event, Options } from '../kind.ts';
import { hitsOf } from '../rules/hits.ts';
import { cardText } from './cards.ts';
import { EN, FR } from './shared.ts';

/** What sentences about a fight depend on beside the event. */
export interface Telling {
  readonly who: Who;
  readonly options: Options;
  /** The cards that the reader has just drawn. */
  readonly drawn?: readonly CardId[];
}

/** The sentence for an event in captions and in the log; nothing where the board says it all. */
export type EventSentence = (event: Event, telling: Telling) => string | null;

function bold(language: Language, cards: readonly CardId[], between: string): string {
  const names = cards.map((card) => `**${cardText(language, card).name}**`);
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}${between}${names.at(-1)}`;
}

/** The hits of an attack as it is made. */
function hitsOfEvent({ card, with: windUp }: Attacked, options: Options): number {
  const attack = { card, windUp, enhancements: [], links: 0, defence: null, reflex: false };
  return hitsOf(attack, options);
}

type Attacked = Extract<Event, { type: 'attack' }>;
type Recovered = Extract<Event, { type: 'recovered' }>;

const en: EventSentence = (event, { who, options, drawn = [] }) => {
  const { some, hits } = EN;
  const names = (cards: readonly CardId[]): string => bold('en', cards, ' and ');
  const does = (seat: Corner, you: string, other: string): string =>
    youOr(who, seat, `You ${you}`, (name) => `${name} ${other}`);
  const got = (count: number): string => (drawn.length > 0 ? names(drawn) : some(count));
  const recovered = ({ seat, role }: Recovered, cards: string): string =>
    role === 'down'
      ? does(seat, `get up and draw ${cards}.`, `gets up and draws ${cards}.`)
      : `In the neutral corner, ${youOr(who, seat, `you draw ${cards}.`, (name) => `${name} draws ${cards}.`)}`;
  switch (event.type) {
    case 'drew':
      return event.seat === who.you && drawn.length > 0
        ? `You draw ${names(drawn)}.`
        : does(event.seat, `draw ${some(event.count)}.`, `draws ${some(event.count)}.`);
    case 'mulligan':
      return does(event.seat, 'take a new opening hand.', 'takes a new opening hand.');
    case 'initiative': {
      const sides = [event.red, event.blue].map((card) =>
        card === null ? 'nothing' : `${names([card])} (${cardOf(card).initiative})`,
      );
      const shown = sides.join(' against ');
      return event.winner === null
        ? `Initiative: ${shown}. A tie!`
        : `Initiative: ${shown}. ${does(event.winner, 'are faster.', 'is faster.')}`;
    }
    case 'startingPlayer':
      return does(event.seat, 'take the next phase.', 'takes the next phase.');
    case 'clockPenalty':
      return `${does(event.seat, 'forgot', 'forgot')} the clock and ${event.seat === who.you ? 'lose' : 'loses'} ${names([event.card])}.`;
    case 'discarded':
      return does(event.seat, `discard ${names(event.cards)}.`, `discards ${names(event.cards)}.`);
    case 'regenerated':
      if (event.count === 0) return does(event.seat, 'rest.', 'rests.');
      return does(
        event.seat,
        `regenerate: ${got(event.count)}.`,
        `regenerates: ${got(event.count)}.`,
      );
    case 'exhausted':
      return youOr(
        who,
        event.seat,
        'Your deck has run out: you’re exhausted!',
        (name) => `${name}’s deck has run out: exhausted!`,
      );
    case 'reshuffled':
      return `The discard pile (${some(event.count)}) becomes the new deck.`;
    case 'attack': {
      const dealt = hits(hitsOfEvent(event, options));
      const wound = event.with.length > 0 ? `, wound up with ${names(event.with)}` : '';
      const blow = `${names([event.card])}${wound}: ${dealt}.`;
      if (event.link !== null)
        return does(
          event.seat,
          `link with ${names([event.link])} to ${blow}`,
          `links with ${names([event.link])} to ${blow}`,
        );
      return does(event.seat, `attack with ${blow}`, `attacks with ${blow}`);
    }
    case 'reflex':
      return `${does(event.seat, 'turn over', 'turns over')} ${names([event.card])}: ${event.defends ? 'a reflex defence!' : 'no defence.'}`;
    case 'defence':
      return event.two
        ? does(
            event.seat,
            `block with ${names(event.cards)}.`,
            `blocks with ${names(event.cards)}.`,
          )
        : does(
            event.seat,
            `defend with ${names(event.cards)}.`,
            `defends with ${names(event.cards)}.`,
          );
    case 'enhanced':
      return does(event.seat, `add ${names([event.card])}.`, `adds ${names([event.card])}.`);
    case 'defenceRemoved':
      return youOr(
        who,
        event.seat,
        `Your ${names(event.cards)} ${event.cards.length === 1 ? 'is' : 'are'} out.`,
        (name) => `${name}’s ${names(event.cards)} ${event.cards.length === 1 ? 'is' : 'are'} out.`,
      );
    case 'defended':
      return 'That stops the attack.';
    case 'hit': {
      const lost =
        event.cards.length > 0
          ? ` and ${event.seat === who.you ? 'lose' : 'loses'} ${names(event.cards)}`
          : '';
      return `${does(event.seat, 'take', 'takes')} ${hits(event.hits)}${lost}.`;
    }
    case 'knockdown':
      return `${does(event.seat, 'go down', 'goes down')}: ${hits(event.surplus)} too many!`;
    case 'deckHits':
      return `${some(event.cards.length)} from ${youOr(who, event.seat, 'your deck', (name) => `${name}’s deck`)} count as hits, too.`;
    case 'recovered':
      return recovered(event, got(event.count));
    case 'roundEnd': {
      const { hits: dealt, knockdowns, gained } = event;
      const points = ([0, 1] as const).flatMap((seat) => {
        const won = seat === 0 ? gained.red : gained.blue;
        if (won === 0) return [];
        const count = won === 1 ? '1 point' : `${won} points`;
        return [does(seat, `gain ${count}.`, `gains ${count}.`)];
      });
      const score = `Hits ${dealt.red} to ${dealt.blue}, knockdowns ${knockdowns.red} to ${knockdowns.blue}.`;
      return `${score} ${points.length > 0 ? points.join(' ') : 'No points.'}`;
    }
    case 'ringBreak': {
      const then =
        event.draw === 0
          ? ''
          : ` and ${event.seat === who.you ? 'draw' : 'draws'} ${got(event.draw)}`;
      const back = some(event.cards.length);
      return does(
        event.seat,
        `return ${back} to your deck${then}.`,
        `returns ${back} to the deck${then}.`,
      );
    }
    case 'again':
      return `A draw: **fight ${event.fight}** begins.`;
    case 'gameOver':
      return event.winner === null
        ? `A draw: ${EN.ends[event.how]}.`
        : `${does(event.winner, 'win', 'wins')}: ${EN.ends[event.how]}.`;
    case 'phase':
    case 'phaseEnd':
      return null;
  }
};

const fr: EventSentence = (event, { who, options, drawn = [] }) => {
  const { some, hits } = FR;
  const names = (cards: readonly CardId[]): string => bold('fr', cards, ' et ');
  const does = (seat: Corner, you: string, other: string): string =>
    youOr(who, seat, `Vous ${you}`, (name) => `${name} ${other}`);
  const got = (count: number): string => (drawn.length > 0 ? names(drawn) : some(count));
  const recovered = ({ seat, role }: Recovered, cards: string): string =>
    role === 'down'
      ? does(seat, `vous relevez et piochez ${cards}.`, `se relève et pioche ${cards}.`)
      : `Dans le coin neutre, ${youOr(who, seat, `vous piochez ${cards}.`, (name) => `${name} pioche ${cards}.`)}`;
  switch (event.type) {
    case 'drew':
      return event.seat === who.you && drawn.length > 0
        ? `Vous piochez ${names(drawn)}.`
        : does(event.seat, `piochez ${some(event.count)}.`, `pioche ${some(event.count)}.`);
    case 'mulligan':
      return does(
        event.seat,
        'prenez une nouvelle main de départ.',
        'prend une nouvelle main de départ.',
      );
    case 'initiative': {
      const sides = [event.red, event.blue].map((card) =>
        card === null ? 'rien' : `${names([card])} (${cardOf(card).initiative})`,
      );
      const shown = sides.join(' contre ');
      return event.winner === null
        ? `Initiative : ${shown}. Égalité !`
        : `Initiative : ${shown}. ${does(event.winner, 'êtes plus rapide.', 'est plus rapide.')}`;
    }
    case 'startingPlayer':
      return does(event.seat, 'prenez la phase suivante.', 'prend la phase suivante.');
    case 'clockPenalty':
      return `${does(event.seat, 'avez oublié', 'a oublié')} l’horloge et ${event.seat === who.you ? 'perdez' : 'perd'} ${names([event.card])}.`;
    case 'discarded':
      return does(
        event.seat,
        `défaussez ${names(event.cards)}.`,
        `défausse ${names(event.cards)}.`,
      );
    case 'regenerated':
      if (event.count === 0) return does(event.seat, 'soufflez.', 'souffle.');
      return does(
        event.seat,
        `récupérez : ${got(event.count)}.`,
        `récupère : ${got(event.count)}.`,
      );
    case 'exhausted':
      return youOr(
        who,
        event.seat,
        'Votre pioche est vide : vous êtes à bout !',
        (name) => `La pioche ${deNom(name)} est vide : à bout !`,
      );
    case 'reshuffled':
      return `La défausse (${some(event.count)}) devient la nouvelle pioche.`;
    case 'attack': {
      const dealt = hits(hitsOfEvent(event, options));
      const wound = event.with.length > 0 ? `, armé avec ${names(event.with)}` : '';
      const blow = `${names([event.card])}${wound} : ${dealt}.`;
      if (event.link !== null)
        return does(
          event.seat,
          `enchaînez avec ${names([event.link])}, ${blow}`,
          `enchaîne avec ${names([event.link])}, ${blow}`,
        );
      return does(event.seat, `attaquez avec ${blow}`, `attaque avec ${blow}`);
    }
    case 'reflex':
      return `${does(event.seat, 'retournez', 'retourne')} ${names([event.card])} : ${event.defends ? 'un réflexe !' : 'pas de défense.'}`;
    case 'defence':
      return event.two
        ? does(
            event.seat,
            `bloquez avec ${names(event.cards)}.`,
            `bloque avec ${names(event.cards)}.`,
          )
        : does(event.seat, `parez avec ${names(event.cards)}.`, `pare avec ${names(event.cards)}.`);
    case 'enhanced':
      return does(event.seat, `ajoutez ${names([event.card])}.`, `ajoute ${names([event.card])}.`);
    case 'defenceRemoved':
      return youOr(
        who,
        event.seat,
        `Votre défense est percée : ${names(event.cards)}.`,
        (name) => `La défense ${deNom(name)} est percée : ${names(event.cards)}.`,
      );
    case 'defended':
      return 'L’attaque est arrêtée.';
    case 'hit': {
      const lost =
        event.cards.length > 0
          ? ` et ${event.seat === who.you ? 'perdez' : 'perd'} ${names(event.cards)}`
          : '';
      return `${does(event.seat, 'encaissez', 'encaisse')} ${hits(event.hits)}${lost}.`;
    }
    case 'knockdown':
      return `${does(event.seat, 'allez au tapis', 'va au tapis')} : ${hits(event.surplus)} de trop !`;
    case 'deckHits':
      return `${some(event.cards.length)} de ${youOr(who, event.seat, 'votre pioche', (name) => `la pioche ${deNom(name)}`)} comptent aussi comme touches.`;
    case 'recovered':
      return recovered(event, got(event.count));
    case 'roundEnd': {
      const { hits: dealt, knockdowns, gained } = event;
      const points = ([0, 1] as const).flatMap((seat) => {
        const won = seat === 0 ? gained.red : gained.blue;
        if (won === 0) return [];
        const count = won === 1 ? '1 point' : `${won} points`;
        return [does(seat, `gagnez ${count}.`, `gagne ${count}.`)];
      });
      const score = `Touches : ${dealt.red} à ${dealt.blue}, knock-downs : ${knockdowns.red} à ${knockdowns.blue}.`;
      return `${score} ${points.length > 0 ? points.join(' ') : 'Aucun point.'}`;
    }
    case 'ringBreak': {
      const then =
        event.draw === 0
          ? ''
          : ` et ${event.seat === who.you ? 'piochez' : 'pioche'} ${got(event.draw)}`;
      const back = some(event.cards.length);
      return does(
        event.seat,
        `remettez ${back} dans votre pioche${then}.`,
        `remet ${back} dans sa pioche${then}.`,
      );
    }
    case 'again':
      return `Match nul : le **combat ${event.fight}** commence.`;
    case 'gameOver':
      return event.winner === null
        ? `Match nul : ${FR.ends[event.how]}.`
        : `${does(event.winner, 'gagnez', 'gagne')} : ${FR.ends[event.how]}.`;
    case 'phase':
    case 'phaseEnd':
      return null;
  }
};

/** The events of a fight as sentences. */
export const STORY: Readonly<Record<Language, EventSentence>> = { en, fr };
