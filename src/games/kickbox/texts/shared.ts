import type { Belt, CardBelt, Weight } from '../belts.ts';
import type { How } from '../kind.ts';

/** What both the sentences and the board of the game say. */
export interface SharedWords {
  readonly some: (cards: number) => string;
  readonly hits: (hits: number) => string;
  readonly corners: readonly [string, string];
  readonly round: (round: number, rounds: number) => string;
  readonly yourHand: string;
  readonly belts: Readonly<Record<Belt | CardBelt, string>>;
  readonly weights: Readonly<Record<Weight, string>>;
  /** Why a fight ended. */
  readonly ends: Readonly<Record<How, string>>;
}

export const EN: SharedWords = {
  some: (n) => (n === 1 ? '1 card' : `${n} cards`),
  hits: (n) => (n === 1 ? '1 hit' : `${n} hits`),
  corners: ['Red corner', 'Blue corner'],
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  yourHand: 'Your hand',
  belts: {
    basic: 'basic game',
    white: 'white belt',
    yellow: 'yellow belt',
    orange: 'orange belt',
    green: 'green belt',
    blue: 'blue belt',
    brown: 'brown belt',
    black: 'black belt',
    dan1: '1st Dan',
    dan2: '2nd Dan',
    dan3: '3rd Dan',
    dan4: '4th Dan',
    dan5: '5th Dan',
    dan6: '6th Dan',
    dan7: '7th Dan',
    dan8: '8th Dan',
    dan9: '9th Dan',
  },
  weights: {
    bantam: 'bantamweight',
    feather: 'featherweight',
    light: 'lightweight',
    lightWelter: 'light welterweight',
    welter: 'welterweight',
    lightMiddle: 'light middleweight',
    middle: 'middleweight',
    lightHeavy: 'light heavyweight',
    cruiser: 'cruiserweight',
    heavy: 'heavyweight',
    superHeavy: 'super heavyweight',
  },
  ends: {
    'ko-combo': 'K.O., the other was hit while down',
    'ko-surplus': 'K.O. by four hits too many',
    'ko-exhausted': 'K.O., the other was too exhausted to get up',
    'ko-down': 'K.O., the other went down first',
    powerless: 'the other’s deck ran out a second time',
    points: 'more victory points',
    draw: 'equal victory points',
    stalemate: 'nobody attacked any more',
  },
};

export const FR: SharedWords = {
  some: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
  hits: (n) => (n < 2 ? `${n} touche` : `${n} touches`),
  corners: ['Coin rouge', 'Coin bleu'],
  round: (round, rounds) => `Round ${round} sur ${rounds}`,
  yourHand: 'Votre main',
  belts: {
    basic: 'jeu de base',
    white: 'ceinture blanche',
    yellow: 'ceinture jaune',
    orange: 'ceinture orange',
    green: 'ceinture verte',
    blue: 'ceinture bleue',
    brown: 'ceinture marron',
    black: 'ceinture noire',
    dan1: '1er dan',
    dan2: '2e dan',
    dan3: '3e dan',
    dan4: '4e dan',
    dan5: '5e dan',
    dan6: '6e dan',
    dan7: '7e dan',
    dan8: '8e dan',
    dan9: '9e dan',
  },
  weights: {
    bantam: 'poids coq',
    feather: 'poids plume',
    light: 'poids léger',
    lightWelter: 'super-léger',
    welter: 'poids welter',
    lightMiddle: 'super-welter',
    middle: 'poids moyen',
    lightHeavy: 'mi-lourd',
    cruiser: 'lourd-léger',
    heavy: 'poids lourd',
    superHeavy: 'super-lourd',
  },
  ends: {
    'ko-combo': 'K.O., l’autre a été touché au tapis',
    'ko-surplus': 'K.O. par quatre touches de trop',
    'ko-exhausted': 'K.O., l’autre était à bout et n’a pas pu se relever',
    'ko-down': 'K.O., l’autre est allé au tapis en premier',
    powerless: 'la pioche adverse s’est vidée une seconde fois',
    points: 'plus de points de victoire',
    draw: 'autant de points de victoire',
    stalemate: 'plus personne n’attaquait',
  },
};
