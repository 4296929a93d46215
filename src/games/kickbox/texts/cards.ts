import type { Language } from '../../../engine/texts.ts';
import type { CardType } from '../cards.ts';
import { cardOf } from '../deck.ts';
import type { CardId } from '../kind.ts';

/** How a card is called, what it is, and what it does in a sentence. */
export interface CardText {
  readonly name: string;
  readonly kind: string;
  readonly says: string;
}

function text(name: string, kind: string, says: string): CardText {
  return { name, kind, says };
}

// biome-ignore format: a table, one card to a line
const EN: Readonly<Record<CardType, CardText>> = {
  'jab':                text('Jab', 'boxing attack', 'One hit, and a Punch may follow it without a Combo card.'),
  'punch':              text('Punch', 'boxing attack', 'Two hits; it follows a Jab for free.'),
  'hook':               text('Hook', 'boxing attack', 'Two hits, and one more if you wind it up with a card.'),
  'uppercut':           text('Uppercut', 'boxing attack', 'Three hits.'),
  'spinning-backfist':  text('Spinning Backfist', 'boxing attack', 'Three hits, but it has to be wound up with a card.'),
  'check-hook':         text('Check Hook', 'boxing attack or defence', 'One hit, or it stops a boxing attack that no Blitz can speed up.'),
  'front-kick':         text('Front Kick', 'kick or defence', 'One hit, or it stops a kick that no Blitz can speed up.'),
  'low-kick':           text('Low Kick', 'kick', 'One hit, and one more if you wind it up with a card.'),
  'roundhouse':         text('Roundhouse Kick', 'kick', 'Two hits, and one more if you wind it up with a card.'),
  'sidekick':           text('Sidekick', 'kick', 'Two hits.'),
  'axe-kick':           text('Axe Kick', 'kick', 'Two hits, and one more for each of up to two cards to wind it up.'),
  'back-kick':          text('Back-Kick', 'kick', 'Two hits, one more if wound up with a card; then a starting player is determined.'),
  'spinning-hook-kick': text('Spinning Hook Kick', 'kick', 'Four hits, but it has to be wound up with a card.'),
  'jump-kick':          text('Jump Kick', 'kick', 'Five hits, but it has to be wound up with two cards.'),
  'block':              text('Block', 'defence', 'Stops any attack, unless a Gap or a Blitz gets through.'),
  'shin-check':         text('Shin Check', 'defence', 'Stops a kick, and no Blitz helps against it.'),
  'duck':               text('Duck', 'defence', 'Slips a boxing attack, and no Blitz helps against it.'),
  'backstep':           text('Backstep', 'defence', 'Leaves any attack short, no Gap helps; if it holds the turn is over, and a starting player is determined.'),
  'clinch':             text('Clinch', 'defence', 'Ties up a boxing attack for good; the turn is over, and a starting player is determined.'),
  'combo':              text('Combo', 'link', 'Links any two attacks.'),
  'box-combo':          text('Box Combo', 'link', 'Links two boxing attacks.'),
  'double-kick-combo':  text('Double Kick Combo', 'link', 'Links two kicks.'),
  'power':              text('Power', 'enhancement', 'One hit more for an attack that has landed.'),
  'blitz':              text('Blitz', 'enhancement', 'Makes an attack too fast for its defence, or a defence as fast as the attack.'),
  'gap':                text('Gap', 'enhancement', 'Removes the defence; the defender may defend anew.'),
};

// biome-ignore format: a table, one card to a line
const FR: Readonly<Record<CardType, CardText>> = {
  'jab':                text('Direct avant', 'coup de poing', 'Une touche, et un Direct arrière peut suivre sans carte Enchaînement.'),
  'punch':              text('Direct arrière', 'coup de poing', 'Deux touches ; il suit gratuitement un Direct avant.'),
  'hook':               text('Crochet', 'coup de poing', 'Deux touches, et une de plus si vous l’armez avec une carte.'),
  'uppercut':           text('Uppercut', 'coup de poing', 'Trois touches.'),
  'spinning-backfist':  text('Revers retourné', 'coup de poing', 'Trois touches, mais il faut l’armer avec une carte.'),
  'check-hook':         text('Crochet d’arrêt', 'coup de poing ou défense', 'Une touche, ou bien il arrête un coup de poing qu’aucun Éclair n’accélère.'),
  'front-kick':         text('Coup de pied direct', 'coup de pied ou défense', 'Une touche, ou bien il arrête un coup de pied qu’aucun Éclair n’accélère.'),
  'low-kick':           text('Low kick', 'coup de pied', 'Une touche, et une de plus si vous l’armez avec une carte.'),
  'roundhouse':         text('Circulaire', 'coup de pied', 'Deux touches, et une de plus si vous l’armez avec une carte.'),
  'sidekick':           text('Latéral', 'coup de pied', 'Deux touches.'),
  'axe-kick':           text('Marteau', 'coup de pied', 'Deux touches, et une de plus pour chacune des cartes, deux au plus, qui l’arment.'),
  'back-kick':          text('Coup de pied arrière', 'coup de pied', 'Deux touches, une de plus s’il est armé avec une carte ; ensuite on désigne qui commence.'),
  'spinning-hook-kick': text('Crochet retourné du pied', 'coup de pied', 'Quatre touches, mais il faut l’armer avec une carte.'),
  'jump-kick':          text('Coup de pied sauté', 'coup de pied', 'Cinq touches, mais il faut l’armer avec deux cartes.'),
  'block':              text('Blocage', 'défense', 'Arrête toute attaque, sauf si une Brèche ou un Éclair passe.'),
  'shin-check':         text('Parade du tibia', 'défense', 'Arrête un coup de pied, et aucun Éclair n’y peut rien.'),
  'duck':               text('Esquive', 'défense', 'Passe sous un coup de poing, et aucun Éclair n’y peut rien.'),
  'backstep':           text('Retrait', 'défense', 'Met toute attaque hors de portée, aucune Brèche n’y peut rien ; s’il tient, le tour est fini et on désigne qui commence.'),
  'clinch':             text('Accrochage', 'défense', 'Étouffe pour de bon un coup de poing ; le tour est fini et on désigne qui commence.'),
  'combo':              text('Enchaînement', 'liaison', 'Relie deux attaques quelconques.'),
  'box-combo':          text('Enchaînement de poings', 'liaison', 'Relie deux coups de poing.'),
  'double-kick-combo':  text('Enchaînement de pieds', 'liaison', 'Relie deux coups de pied.'),
  'power':              text('Puissance', 'renfort', 'Une touche de plus pour une attaque qui a porté.'),
  'blitz':              text('Éclair', 'renfort', 'Rend l’attaque trop rapide pour sa défense, ou la défense aussi rapide que l’attaque.'),
  'gap':                text('Brèche', 'renfort', 'Ôte la défense ; le défenseur peut se défendre à nouveau.'),
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
