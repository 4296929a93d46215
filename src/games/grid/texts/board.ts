import { deNom, type Language } from '../../../engine/texts.ts';

/** What the grid's board says beside the game's own sentences. */
export interface BoardWords {
  readonly panel: string;
  readonly empty: string;
  readonly playable: string;
  readonly outOfReach: string;
  readonly ownPeg: string;
  readonly pegOf: (name: string) => string;
  readonly last: string;
  readonly hinted: string;
  readonly queued: string;
  readonly queueHint: string;
  readonly queuedMove: (hole: string) => string;
  readonly takes: (holes: readonly string[]) => string;
  readonly takesNothing: string;
  readonly capturesNothing: string;
  readonly you: string;
  readonly yourMove: string;
  readonly toMove: string;
  /** The pegs of seat 0 and of seat 1. */
  readonly pegs: readonly [string, string];
  readonly after: (mine: number, theirs: number) => string;
  readonly stopsAtCentre: (holes: readonly string[]) => string;
  readonly score: (a: string, first: number, b: string, second: number, empty: number) => string;
  readonly began: string;
  readonly placed: string;
  readonly knockedOut: string;
  readonly lost: string;
  readonly chooseLines: (hole: string) => string;
  readonly line: (holes: readonly string[], anchor: string) => string;
  readonly place: (hole: string, taken: number) => string;
  readonly back: string;
  readonly turnRound: string;
  readonly phase: (move: number, open: number) => string;
  readonly majority: (pegs: number) => string;
  readonly sparePegs: string;
  readonly canPlay: string;
  readonly capturedBy: (hole: string) => string;
  readonly yourLast: string;
  readonly lastOf: (name: string) => string;
  readonly gainCaptured: (pegs: number) => string;
  readonly gainPlaced: string;
  /** Between the two numbers of a score. */
  readonly to: string;
  readonly placePeg: string;
  readonly pointAtHole: string;
  readonly captures: (holes: readonly string[]) => string;
  readonly lead: (mine: number, theirs: number) => string;
  readonly youPlay: (hole: string) => string;
  readonly plays: (name: string, hole: string) => string;
  readonly youTake: (holes: readonly string[]) => string;
  readonly takesFrom: (name: string, holes: readonly string[]) => string;
  readonly swapColours: string;
  readonly youSwap: string;
  readonly swaps: (name: string) => string;
  readonly full: string;
  readonly endsYou: (mine: number, theirs: number) => string;
  readonly ends: (name: string, more: number, fewer: number) => string;
  readonly endsLevel: (pegs: number) => string;
  readonly logYou: (hole: string, out: readonly string[]) => string;
  readonly logOther: (name: string, hole: string, out: readonly string[]) => string;
  readonly logEnd: (first: number, second: number) => string;
  readonly rim: string;
}

export const boardWords: Readonly<Record<Language, BoardWords>> = {
  en: {
    panel: 'The grid',
    empty: 'empty',
    playable: 'playable',
    outOfReach: 'touches no peg',
    ownPeg: 'your peg',
    pegOf: (name) => `peg of ${name}`,
    last: 'placed last',
    hinted: 'suggested',
    queued: 'queued',
    queueHint: 'Pick a hole now to queue your next move.',
    queuedMove: (hole) => `${hole} is queued. Press it again or Esc to cancel.`,
    takes: (holes) => `knocks out ${holes.length}: ${holes.join(', ')}`,
    takesNothing: 'knocks out nothing',
    capturesNothing: 'Captures nothing',
    you: 'You',
    yourMove: 'Your move',
    toMove: 'To move',
    pegs: ['Red discs', 'Blue rings'],
    after: (mine, theirs) => `${mine} to ${theirs} after it`,
    stopsAtCentre: (holes) =>
      `${list(holes, 'and')} ${holes.length === 1 ? 'stays' : 'stay'}: lines end at the centre`,
    score: (a, first, b, second, empty) => `${a} ${first}, ${b} ${second}, ${empty} holes empty`,
    began: 'Pegs at the start',
    placed: 'Pegs placed',
    knockedOut: 'Knocked out',
    lost: 'Lost',
    chooseLines: (hole) => `Peg at ${hole}: which lines?`,
    line: (holes, anchor) => `${holes.join(', ')} (to ${anchor})`,
    place: (hole, taken) => (taken === 0 ? `Place ${hole}` : `Place ${hole}, take ${taken}`),
    back: 'Another hole',
    turnRound: 'Other side',
    phase: (move, open) => `Move ${move} · ${open === 1 ? '1 hole' : `${open} holes`} open`,
    majority: (pegs) => `${pegs} wins`,
    sparePegs: 'spare pegs',
    canPlay: 'You can play here',
    capturedBy: (hole) => `Captured by ${hole}`,
    yourLast: 'Your last move',
    lastOf: (name) => `${name}’s last move`,
    gainCaptured: (pegs) => `${pegs} captured`,
    gainPlaced: '1 placed',
    to: 'to',
    placePeg: 'Place peg',
    pointAtHole: 'Gold holes are yours to play. Point at one to see what it captures.',
    captures: (holes) => `Captures ${holes.length}: ${list(holes, 'and')}`,
    lead: (mine, theirs) => {
      if (mine === theirs) return `That makes it level, ${mine} all.`;
      return mine > theirs ? `You lead ${mine} to ${theirs}.` : `You trail ${mine} to ${theirs}.`;
    },
    youPlay: (hole) => `You play ${hole}`,
    plays: (name, hole) => `${name} plays ${hole}`,
    youTake: (holes) => `You knock out ${list(holes, 'and')}`,
    takesFrom: (name, holes) => `${name} knocks out ${list(holes, 'and')}`,
    swapColours: 'Swap colours',
    youSwap: 'You swap colours',
    swaps: (name) => `${name} swaps colours`,
    full: 'The grid is full',
    endsYou: (mine, theirs) => `You have more pegs: ${mine} to ${theirs}.`,
    ends: (name, more, fewer) => `${name} has more pegs: ${more} to ${fewer}.`,
    endsLevel: (pegs) => `${pegs} pegs each: a draw.`,
    logYou: (hole, out) =>
      out.length === 0
        ? `You play **${hole}**.`
        : `You play **${hole}** and knock out ${list(out, 'and')}.`,
    logOther: (name, hole, out) =>
      out.length === 0
        ? `${name} plays **${hole}**.`
        : `${name} plays **${hole}** and knocks out ${list(out, 'and')}.`,
    logEnd: (first, second) => `The grid is full: **${first} to ${second}**.`,
    rim: 'rim',
  },
  fr: {
    panel: 'La grille',
    empty: 'vide',
    playable: 'jouable',
    outOfReach: 'ne touche aucun pion',
    ownPeg: 'votre pion',
    pegOf: (name) => `pion ${deNom(name)}`,
    last: 'posé en dernier',
    hinted: 'conseillé',
    queued: 'en attente',
    queueHint: 'Choisissez déjà un trou : le coup sera joué à votre tour.',
    queuedMove: (hole) => `${hole} est prévu. Touchez-le encore ou Échap pour annuler.`,
    takes: (holes) => `met K.O. ${holes.length} : ${holes.join(', ')}`,
    takesNothing: 'ne met rien K.O.',
    capturesNothing: 'Ne capture rien',
    you: 'Vous',
    yourMove: 'À vous',
    toMove: 'À son tour',
    pegs: ['Disques rouges', 'Anneaux bleus'],
    after: (mine, theirs) => `${mine} à ${theirs} ensuite`,
    stopsAtCentre: (holes) =>
      `${list(holes, 'et')} ${holes.length === 1 ? 'reste' : 'restent'} : une ligne s’arrête au centre`,
    score: (a, first, b, second, empty) => `${a} ${first}, ${b} ${second}, ${empty} trous vides`,
    began: 'Pions au départ',
    placed: 'Pions posés',
    knockedOut: 'Mis K.O.',
    lost: 'Perdus',
    chooseLines: (hole) => `Pion en ${hole} : quelles lignes ?`,
    line: (holes, anchor) => `${holes.join(', ')} (jusqu’à ${anchor})`,
    place: (hole, taken) => (taken === 0 ? `Poser ${hole}` : `Poser ${hole}, prendre ${taken}`),
    back: 'Un autre trou',
    turnRound: 'Autre côté',
    phase: (move, open) => `Coup ${move} · ${open === 1 ? '1 trou libre' : `${open} trous libres`}`,
    majority: (pegs) => `${pegs} pour gagner`,
    sparePegs: 'pions en réserve',
    canPlay: 'Vous pouvez jouer ici',
    capturedBy: (hole) => `Capturé par ${hole}`,
    yourLast: 'Votre dernier coup',
    lastOf: (name) => `Dernier coup : ${name}`,
    gainCaptured: (pegs) => (pegs > 1 ? `${pegs} capturés` : `${pegs} capturé`),
    gainPlaced: '1 posé',
    to: 'à',
    placePeg: 'Poser le pion',
    pointAtHole: 'Les trous dorés sont jouables. Touchez-en un pour voir ce qu’il capture.',
    captures: (holes) => `Capture ${holes.length} : ${list(holes, 'et')}`,
    lead: (mine, theirs) => {
      if (mine === theirs) return `Vous égalisez, ${mine} partout.`;
      return mine > theirs
        ? `Vous menez ${mine} à ${theirs}.`
        : `Vous êtes mené ${theirs} à ${mine}.`;
    },
    youPlay: (hole) => `Vous jouez ${hole}`,
    plays: (name, hole) => `${name} joue ${hole}`,
    youTake: (holes) => `Vous mettez K.O. ${list(holes, 'et')}`,
    takesFrom: (name, holes) => `${name} met K.O. ${list(holes, 'et')}`,
    swapColours: 'Échanger les couleurs',
    youSwap: 'Vous échangez les couleurs',
    swaps: (name) => `${name} échange les couleurs`,
    full: 'La grille est pleine',
    endsYou: (mine, theirs) => `Vous avez plus de pions : ${mine} à ${theirs}.`,
    ends: (name, more, fewer) => `${name} a plus de pions : ${more} à ${fewer}.`,
    endsLevel: (pegs) => `${pegs} pions chacun : égalité.`,
    logYou: (hole, out) =>
      out.length === 0
        ? `Vous jouez **${hole}**.`
        : `Vous jouez **${hole}** et mettez K.O. ${list(out, 'et')}.`,
    logOther: (name, hole, out) =>
      out.length === 0
        ? `${name} joue **${hole}**.`
        : `${name} joue **${hole}** et met K.O. ${list(out, 'et')}.`,
    logEnd: (first, second) => `La grille est pleine : **${first} à ${second}**.`,
    rim: 'bord',
  },
};

/** “b3, b4 and c2”. */
function list(holes: readonly string[], and: string): string {
  const last = holes.at(-1) ?? '';
  return holes.length < 2 ? last : `${holes.slice(0, -1).join(', ')} ${and} ${last}`;
}
