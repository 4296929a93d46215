import { createContext, useContext } from 'react';
import { deNom, type Language } from '../engine/texts.ts';

/** Texts of the shared components. */
export interface KitWords {
  readonly close: string;
  readonly total: string;
  readonly openSum: (total: string) => string;
  readonly rule: (id: string) => string;
  readonly answers: string;
  readonly moreAnswers: (count: number) => string;
  readonly find: string;
  readonly typeMove: string;
  readonly typeHint: (example: string) => string;
  readonly play: string;
  readonly unknownMove: (typed: string) => string;
  readonly choose: (min: number, max: number) => string;
  readonly chosen: (count: number, max: number) => string;
  readonly inOrder: string;
  readonly orOther: string;
  readonly table: string;
  readonly handTo: (name: string) => string;
  readonly handOver: (name: string) => string;
  readonly ready: (name: string) => string;
  readonly meanwhile: (name: string) => string;
  readonly log: string;
  readonly faceDown: string;
}

export const KIT_WORDS: Readonly<Record<Language, KitWords>> = {
  en: {
    close: 'Close',
    total: 'Total',
    openSum: (total) => `${total}: show the sum`,
    rule: (id) => `Rule ${id}`,
    answers: 'Your moves',
    moreAnswers: (count) => `${count} more: type to narrow the list`,
    find: 'Find a move',
    typeMove: 'Type a move',
    typeHint: (example) => `for example ${example}`,
    play: 'Play',
    unknownMove: (typed) => `“${typed}” isn’t a move here.`,
    choose: (min, max) => (min === max ? `Choose ${min}.` : `Choose ${min} to ${max}.`),
    chosen: (count, max) => `${count} of ${max} chosen`,
    inOrder: 'Order matters.',
    orOther: 'Or',
    table: 'Text view',
    handTo: (name) => `Hand over to ${name}`,
    handOver: (name) => `Only ${name} should look now.`,
    ready: (name) => `I’m ${name}: show my side`,
    meanwhile: (name) => `Since ${name}’s last move`,
    log: 'Log',
    faceDown: 'Face down',
  },
  fr: {
    close: 'Fermer',
    total: 'Total',
    openSum: (total) => `${total} : voir le calcul`,
    rule: (id) => `Règle ${id}`,
    answers: 'Vos coups',
    moreAnswers: (count) => `Encore ${count} : tapez pour affiner`,
    find: 'Chercher un coup',
    typeMove: 'Saisir un coup',
    typeHint: (example) => `par exemple ${example}`,
    play: 'Jouer',
    unknownMove: (typed) => `« ${typed} » n’est pas un coup possible ici.`,
    choose: (min, max) =>
      min === max ? `Choisissez-en ${min}.` : `Choisissez-en de ${min} à ${max}.`,
    chosen: (count, max) => `${count} sur ${max} choisis`,
    inOrder: 'L’ordre compte.',
    orOther: 'Ou bien',
    table: 'Version texte',
    handTo: (name) => `Passez l’appareil à ${name}`,
    handOver: (name) => `Écran réservé à ${name}.`,
    ready: (name) => `Je suis ${name} : afficher mon jeu`,
    meanwhile: (name) => `Depuis le dernier coup ${deNom(name)}`,
    log: 'Journal',
    faceDown: 'Face cachée',
  },
};

/** The language of all components below. */
export const LanguageContext = createContext<Language>('en');

export function useKitWords(): KitWords {
  return KIT_WORDS[useContext(LanguageContext)];
}
