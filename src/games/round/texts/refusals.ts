import type { Language, Texts } from '../../../engine/texts.ts';
import type { Round, View } from '../kind.ts';
import { packOf } from '../pack.ts';
import { sheetsToFill } from '../rules/prognosis.ts';

type Refusals = NonNullable<Texts<Round>['refusals']>;

/** What a refusal says with the figures of this table, and what can be done instead. */
export const refusals: Readonly<Record<Language, Refusals>> = {
  en: {
    'RD-19': () => 'You weren’t shown that boxer. Keep one of your two cards.',
    'RD-20': (view) => `Announce a number from 1 to ${highest(view)}.`,
    'RD-22': ({ options: { lieLimit } }) =>
      lieLimit === 0
        ? 'Nobody may lie at this table. Announce the boxer you keep.'
        : `You’ve used ${lieLimit === 1 ? 'your only lie' : `all ${lieLimit} lies`} here. Announce the boxer you keep.`,
    'RD-23': ({ open }) =>
      `This table doesn’t allow announcing a face-up number (${open.faceUp.join(', ')}). Choose another.`,
    'RD-28': () => 'You can’t say that. You get 20 statements a night, about boxers of this pack.',
    'RD-29': ({ options: { salonSeconds } }) =>
      `You can say you’re ready only once a night, in the salon (${salonSeconds} s).`,
    'RD-34': ({ options: { stakeMin, stakeMax }, ...view }) =>
      `Stakes are ${amounts(stakeMin, stakeMax, 'to')} here, and no more than your ${purse(view)}K in all.`,
    'RD-35': (view) =>
      `You have less than the lowest stake${two(view) ? 's' : ''}: stake all your ${purse(view)}K.`,
    'RD-40': (view) =>
      `Kwame can only attack another player’s boxer, as number ${targets(view, ' or ')}. Or don’t attack.`,
  },
  fr: {
    'RD-19': () => 'Ce boxeur ne vous a pas été montré. Gardez l’une de vos deux cartes.',
    'RD-20': (view) => `Annoncez un numéro de 1 à ${highest(view)}.`,
    'RD-22': ({ options: { lieLimit } }) =>
      lieLimit === 0
        ? 'À cette table, personne ne ment. Annoncez le boxeur que vous gardez.'
        : `Vous avez épuisé ${lieLimit === 1 ? 'votre seul mensonge' : `vos ${lieLimit} mensonges`} ici. Annoncez le boxeur que vous gardez.`,
    'RD-23': ({ open }) =>
      `À cette table, on n’annonce pas un numéro face visible (${open.faceUp.join(', ')}). Choisissez-en un autre.`,
    'RD-28': () =>
      'Impossible de dire cela. Vous avez 20 phrases par nuit, sur les boxeurs du paquet.',
    'RD-29': ({ options: { salonSeconds } }) =>
      `On se dit prêt une seule fois par nuit, au salon (${salonSeconds} s).`,
    'RD-34': ({ options: { stakeMin, stakeMax }, ...view }) =>
      `Ici, on mise ${amounts(stakeMin, stakeMax, 'à')}, et pas plus que vos ${purse(view)}K au total.`,
    'RD-35': (view) =>
      `Vous avez moins que ${two(view) ? 'les mises minimales' : 'la mise minimale'} : misez tout, soit ${purse(view)}K.`,
    'RD-40': (view) =>
      `Kwame n’attaque que le boxeur d’un autre, en nommant le numéro ${targets(view, ' ou ')}. Ou n’attaquez pas.`,
  },
};

function highest({ open, options }: View): number {
  return packOf(open.purses.length, options).numbers.length;
}

function targets({ open, options }: View, or: string): string {
  return packOf(open.purses.length, options).knockoutTargets.join(or);
}

function amounts(min: number, max: number, to: string): string {
  return min === max ? `${min}K` : `${min}K ${to} ${max}K`;
}

function purse({ open, seat }: Pick<View, 'open' | 'seat'>): number {
  return open.purses[seat ?? 0] ?? 0;
}

function two({ open }: View): boolean {
  return sheetsToFill(open.purses.length) === 2;
}
