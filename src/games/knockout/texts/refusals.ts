import type { Language, Texts } from '../../../engine/texts.ts';
import { HAND_SIZE } from '../cards.ts';
import type { KnockOut, View } from '../kind.ts';

type Refusals = NonNullable<Texts<KnockOut>['refusals']>;

/** Why an answer was refused, and what can be done instead. */
export const refusals: Readonly<Record<Language, Refusals>> = {
  en: {
    'KO-11': () => 'That belongs to another phase of the fight. Answer the current question.',
    'KO-14': () => 'A knocked-out boxer can’t fight. Pick one who is still in the game.',
    'KO-15': () => 'A boxer with the trophy or the steak rests for one fight. Pick another.',
    'KO-16': () =>
      'That boxer’s start money is lower than your boxer’s. Challenge one with the same or more.',
    'KO-17': () =>
      'Both managers need at least three cards to fight. Challenge someone who has enough.',
    'KO-18': () => 'An Amateur can’t challenge a boxer with a title. Pick another opponent.',
    'KO-23': (view) => `Pick ${handSize(view)} of your own cards.`,
    'KO-31': () =>
      'That square already has a chip. Follow it on the circle, or pick another square.',
    'KO-35': () =>
      'You have no more of that face: you get two doubles and one K.O. per fight. Pick another.',
    'KO-36': () =>
      'There’s no bet to follow here. Pick a circle beside a chip that nobody has followed yet.',
    'KO-40': () => 'You’re fighting, so your first chip must be a bet. Pick an empty square.',
    'KO-47': () => 'That card isn’t in your hand. Play one that is.',
    'KO-109': () => 'That colour is taken. Pick another.',
  },
  fr: {
    'KO-11': () => 'C’est pour une autre phase du combat. Répondez à la question posée.',
    'KO-14': () => 'Un boxeur mis K.O. ne combat plus. Choisissez-en un qui est encore en jeu.',
    'KO-15': () =>
      'Un boxeur qui a le trophée ou le steak se repose un combat. Choisissez-en un autre.',
    'KO-16': () =>
      'La valeur de ce boxeur est inférieure à celle du vôtre. Défiez-en un qui vaut autant ou plus.',
    'KO-17': () =>
      'Il faut au moins trois cartes à chacun pour combattre. Défiez quelqu’un qui en a assez.',
    'KO-18': () => 'Un Amateur ne peut pas défier un boxeur titré. Choisissez un autre adversaire.',
    'KO-23': (view) => `Choisissez ${handSize(view)} de vos cartes.`,
    'KO-31': () =>
      'Il y a déjà un jeton sur ce carré. Suivez-le sur le cercle, ou choisissez un autre carré.',
    'KO-35': () =>
      'Vous n’avez plus cette face : deux doubles et un K.O. par combat. Choisissez-en une autre.',
    'KO-36': () =>
      'Il n’y a pas de pari à suivre ici. Choisissez un cercle à côté d’un jeton que personne n’a suivi.',
    'KO-40': () =>
      'Vous combattez : votre premier jeton doit être un pari. Choisissez un carré libre.',
    'KO-47': () => 'Cette carte n’est pas dans votre main. Jouez-en une autre.',
    'KO-109': () => 'Cette couleur est prise. Choisissez-en une autre.',
  },
};

function handSize({ own }: View): number {
  return Math.min(HAND_SIZE, own?.reserve.length ?? HAND_SIZE);
}
