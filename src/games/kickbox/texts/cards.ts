import type { Language } from '../../../engine/texts.ts';
import type { CardType } from '../cards.ts';
import { cardOf } from '../deck.ts';
import type { CardId } from '../kind.ts';

/** How a card is called, what it is, what is printed on it, and what it does in a sentence. */
export interface CardText {
  readonly name: string;
  readonly kind: string;
  readonly brief: string;
  readonly says: string;
}

function text(name: string, kind: string, brief: string, says: string): CardText {
  return { name, kind, brief, says };
}

// biome-ignore format: a table, one card to a line
const EN: Readonly<Record<CardType, CardText>> = {
  'jab':                text('Jab', 'boxing attack', 'Punch may follow', 'One hit. A Punch may follow it without a link card.'),
  'punch':              text('Punch', 'boxing attack', 'Follows a Jab', 'Two hits. It follows a Jab without a link card.'),
  'hook':               text('Hook', 'boxing attack', 'Wind up for +1', 'Two hits, or three if you wind it up with a card.'),
  'uppercut':           text('Uppercut', 'boxing attack', 'Boxing attack', 'Three hits.'),
  'spinning-backfist':  text('Spinning Backfist', 'boxing attack', 'Must be wound up', 'Three hits, but you have to wind it up with a card.'),
  'check-hook':         text('Check Hook', 'boxing attack or defence', 'Stops boxing', 'One hit, or it stops a boxing attack. Blitz can’t beat it.'),
  'front-kick':         text('Front Kick', 'kick or defence', 'Stops kicks', 'One hit, or it stops a kick. Blitz can’t beat it.'),
  'low-kick':           text('Low Kick', 'kick', 'Wind up for +1', 'One hit, or two if you wind it up with a card.'),
  'roundhouse':         text('Roundhouse Kick', 'kick', 'Wind up for +1', 'Two hits, or three if you wind it up with a card.'),
  'sidekick':           text('Sidekick', 'kick', 'Kick', 'Two hits.'),
  'axe-kick':           text('Axe Kick', 'kick', 'Wind up for +1 or +2', 'Two hits, plus one for each of up to two wind-up cards.'),
  'back-kick':          text('Back-Kick', 'kick', 'Wind up for +1, then a starter duel', 'Two hits, or three if you wind it up with a card. Then a starting player is determined.'),
  'spinning-hook-kick': text('Spinning Hook Kick', 'kick', 'Must be wound up', 'Four hits, but you have to wind it up with a card.'),
  'jump-kick':          text('Jump Kick', 'kick', 'Needs 2 wind-up cards', 'Five hits, but you have to wind it up with two cards.'),
  'block':              text('Block', 'defence', 'Stops any attack', 'Stops any attack. Gap and Blitz beat it.'),
  'shin-check':         text('Shin Check', 'defence', 'Stops kicks', 'Stops a kick. Blitz can’t beat it.'),
  'duck':               text('Duck', 'defence', 'Stops boxing', 'Slips a boxing attack. Blitz can’t beat it.'),
  'backstep':           text('Backstep', 'defence', 'Stops any attack, ends the turn', 'Stops any attack. Gap can’t beat it. If it holds, the turn is over and a starting player is determined.'),
  'clinch':             text('Clinch', 'defence', 'Stops boxing, ends the turn', 'Ties up a boxing attack. Neither Gap nor Blitz can beat it. The turn is over and a starting player is determined.'),
  'combo':              text('Combo', 'link', 'Links any attacks', 'Links any two attacks.'),
  'box-combo':          text('Box Combo', 'link', 'Links boxing attacks', 'Links two boxing attacks.'),
  'double-kick-combo':  text('Double Kick Combo', 'link', 'Links kicks', 'Links two kicks.'),
  'power':              text('Power', 'enhancement', '+1 hit', 'One more hit for an attack that has landed.'),
  'blitz':              text('Blitz', 'enhancement', 'Beats slow defences', 'Makes an attack too fast for its defence, or a defence as fast as the attack.'),
  'gap':                text('Gap', 'enhancement', 'Removes a defence', 'Removes the defence. The defender may defend again.'),
};

// biome-ignore format: a table, one card to a line
const FR: Readonly<Record<CardType, CardText>> = {
  'jab':                text('Direct avant', 'coup de poing', 'Direct arrière peut suivre', 'Une touche. Un Direct arrière peut suivre sans carte d’enchaînement.'),
  'punch':              text('Direct arrière', 'coup de poing', 'Suit un Direct avant', 'Deux touches. Il suit un Direct avant sans carte d’enchaînement.'),
  'hook':               text('Crochet', 'coup de poing', 'À armer : +1', 'Deux touches, ou trois si vous l’armez avec une carte.'),
  'uppercut':           text('Uppercut', 'coup de poing', 'Coup de poing', 'Trois touches.'),
  'spinning-backfist':  text('Revers retourné', 'coup de poing', 'À armer avec 1 carte', 'Trois touches, mais il faut l’armer avec une carte.'),
  'check-hook':         text('Crochet d’arrêt', 'coup de poing ou défense', 'Pare les poings', 'Une touche, ou bien il pare un coup de poing. L’Éclair n’y peut rien.'),
  'front-kick':         text('Coup de pied direct', 'coup de pied ou défense', 'Pare les pieds', 'Une touche, ou bien il pare un coup de pied. L’Éclair n’y peut rien.'),
  'low-kick':           text('Low kick', 'coup de pied', 'À armer : +1', 'Une touche, ou deux si vous l’armez avec une carte.'),
  'roundhouse':         text('Circulaire', 'coup de pied', 'À armer : +1', 'Deux touches, ou trois si vous l’armez avec une carte.'),
  'sidekick':           text('Latéral', 'coup de pied', 'Coup de pied', 'Deux touches.'),
  'axe-kick':           text('Marteau', 'coup de pied', 'À armer : +1 ou +2', 'Deux touches, plus une par carte qui l’arme (deux au plus).'),
  'back-kick':          text('Coup de pied arrière', 'coup de pied', 'À armer : +1, puis initiative', 'Deux touches, ou trois si vous l’armez avec une carte. Ensuite, on détermine qui commence.'),
  'spinning-hook-kick': text('Crochet retourné du pied', 'coup de pied', 'À armer avec 1 carte', 'Quatre touches, mais il faut l’armer avec une carte.'),
  'jump-kick':          text('Coup de pied sauté', 'coup de pied', 'À armer avec 2 cartes', 'Cinq touches, mais il faut l’armer avec deux cartes.'),
  'block':              text('Blocage', 'défense', 'Pare toute attaque', 'Pare toute attaque. La Brèche et l’Éclair le battent.'),
  'shin-check':         text('Parade du tibia', 'défense', 'Pare les pieds', 'Pare un coup de pied. L’Éclair n’y peut rien.'),
  'duck':               text('Esquive', 'défense', 'Pare les poings', 'Esquive un coup de poing. L’Éclair n’y peut rien.'),
  'backstep':           text('Retrait', 'défense', 'Pare tout, finit le tour', 'Pare toute attaque. La Brèche n’y peut rien. S’il tient, le tour est fini et on détermine qui commence.'),
  'clinch':             text('Accrochage', 'défense', 'Pare les poings, finit le tour', 'Bloque un coup de poing. Ni la Brèche ni l’Éclair n’y peuvent rien. Le tour est fini et on détermine qui commence.'),
  'combo':              text('Enchaînement', 'liaison', 'Relie deux attaques', 'Relie deux attaques quelconques.'),
  'box-combo':          text('Enchaînement de poings', 'liaison', 'Relie deux poings', 'Relie deux coups de poing.'),
  'double-kick-combo':  text('Enchaînement de pieds', 'liaison', 'Relie deux pieds', 'Relie deux coups de pied.'),
  'power':              text('Puissance', 'renfort', '+1 touche', 'Une touche de plus pour une attaque qui a porté.'),
  'blitz':              text('Éclair', 'renfort', 'Bat les défenses lentes', 'Rend l’attaque trop rapide pour sa défense, ou la défense aussi rapide que l’attaque.'),
  'gap':                text('Brèche', 'renfort', 'Retire une défense', 'Retire la défense. Le défenseur peut se défendre à nouveau.'),
};

/** The words of every card. */
export const CARD_TEXTS: Readonly<Record<Language, Readonly<Record<CardType, CardText>>>> = {
  en: EN,
  fr: FR,
};

/** The words of a card by its id. */
export function cardText(language: Language, card: CardId): CardText {
  return CARD_TEXTS[language][cardOf(card).type];
}

/** Names of cards, one after the other. */
export function namesOf(language: Language, cards: readonly CardId[], between = ', '): string {
  return cards.map((card) => cardText(language, card).name).join(between);
}
