import type { Language } from '../../../engine/texts.ts';

/** What the grid's board says beside the game's own sentences. */
export interface BoardWords {
  readonly panel: string;
  readonly keys: string;
  readonly empty: string;
  readonly playable: string;
  readonly outOfReach: string;
  readonly pegOf: (name: string) => string;
  readonly last: string;
  readonly hinted: string;
  readonly takes: (holes: readonly string[]) => string;
  readonly takesNothing: string;
  readonly after: (mine: number, theirs: number) => string;
  readonly stopsAtCentre: (holes: readonly string[]) => string;
  readonly score: (a: string, first: number, b: string, second: number, empty: number) => string;
  readonly spares: (count: number) => string;
  readonly emptyHoles: (count: number) => string;
  readonly began: string;
  readonly placed: string;
  readonly knockedOut: string;
  readonly lost: string;
  readonly chooseLines: (hole: string) => string;
  readonly line: (holes: readonly string[], anchor: string) => string;
  readonly place: (hole: string, taken: number) => string;
  readonly back: string;
  readonly turnRound: string;
  readonly look: string;
  readonly rim: string;
}

export const boardWords: Readonly<Record<Language, BoardWords>> = {
  en: {
    panel: 'The grid',
    keys: 'Arrow keys move along the rows, W E A D Z X in the six directions, N tells the neighbours, Enter places.',
    empty: 'empty',
    playable: 'playable',
    outOfReach: 'touches no peg',
    pegOf: (name) => `peg of ${name}`,
    last: 'placed last',
    hinted: 'suggested',
    takes: (holes) => `knocks out ${holes.length}: ${holes.join(', ')}`,
    takesNothing: 'knocks out nothing',
    after: (mine, theirs) => `${mine} to ${theirs} after it`,
    stopsAtCentre: (holes) => `${holes.join(', ')} stay: a line ends at the centre`,
    score: (a, first, b, second, empty) => `${a} ${first}, ${b} ${second}, ${empty} holes empty`,
    spares: (count) => `${count} spare pegs`,
    emptyHoles: (count) => (count === 1 ? '1 hole empty' : `${count} holes empty`),
    began: 'Pegs at the start',
    placed: 'Pegs placed',
    knockedOut: 'Knocked out',
    lost: 'Lost',
    chooseLines: (hole) => `Peg at ${hole}: which lines?`,
    line: (holes, anchor) => `${holes.join(', ')} (to ${anchor})`,
    place: (hole, taken) => (taken === 0 ? `Place ${hole}` : `Place ${hole}, take ${taken}`),
    back: 'Another hole',
    turnRound: 'See the other side',
    look: 'Looking from',
    rim: 'rim',
  },
  fr: {
    panel: 'La grille',
    keys: 'Les flèches suivent les rangées, W E A D Z X les six directions, N dit les voisins, Entrée pose.',
    empty: 'vide',
    playable: 'jouable',
    outOfReach: 'ne touche aucun pion',
    pegOf: (name) => `pion de ${name}`,
    last: 'posé en dernier',
    hinted: 'conseillé',
    takes: (holes) => `met K.O. ${holes.length} : ${holes.join(', ')}`,
    takesNothing: 'ne met rien K.O.',
    after: (mine, theirs) => `${mine} à ${theirs} ensuite`,
    stopsAtCentre: (holes) => `${holes.join(', ')} restent : une ligne s’arrête au centre`,
    score: (a, first, b, second, empty) => `${a} ${first}, ${b} ${second}, ${empty} trous vides`,
    spares: (count) => `${count} pions de réserve`,
    emptyHoles: (count) => (count === 1 ? '1 trou vide' : `${count} trous vides`),
    began: 'Pions au départ',
    placed: 'Pions posés',
    knockedOut: 'Mis K.O.',
    lost: 'Perdus',
    chooseLines: (hole) => `Pion en ${hole} : quelles lignes ?`,
    line: (holes, anchor) => `${holes.join(', ')} (jusqu’à ${anchor})`,
    place: (hole, taken) => (taken === 0 ? `Poser ${hole}` : `Poser ${hole}, prendre ${taken}`),
    back: 'Un autre trou',
    turnRound: 'Voir l’autre côté',
    look: 'Vu par',
    rim: 'bord',
  },
};
