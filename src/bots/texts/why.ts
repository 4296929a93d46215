import { deNom, type Language } from '../../engine/texts.ts';
import type { StyleName } from '../style.ts';

/** The texts that explain bots' moves. */
const en = {
  why: 'Why?',
  whyOf: (entry: string) => `Why? ${entry}`,
  forced: (name: string) => `${name} had no other choice.`,
  talk: (name: string) => `Talk is free: ${name} says what fits the rest of the night.`,
  secret: (name: string) =>
    `${name} isn’t telling yet: the reasons would give away a secret. They are shown after the game.`,
  unconsidered: 'A champion wouldn’t even consider this move.',
  worse: { chance: (by: string) => `${by} worse`, pegs: (by: number) => `${pegs(by)} worse` },
  better: { chance: (by: string) => `${by} better`, pegs: (by: number) => `${pegs(by)} better` },
  next: (move: string | null, by: string) =>
    move === null ? `The next best move is ${by}.` : `The next best move is ${by}: ${move}.`,
  equal: (move: string | null) =>
    move === null ? 'Another move is just as good.' : `Another move is just as good: ${move}.`,
  nearly: (move: string | null) =>
    move === null
      ? 'It is just as good as the best move.'
      : `It is just as good as the best move: ${move}.`,
  missed: (move: string | null, by: string) =>
    move === null ? `A champion has a move that is ${by}.` : `A champion’s move is ${by}: ${move}.`,
  styles: {
    brawler: (name: string) => `${name} likes to attack and to play for high stakes.`,
    counterpuncher: (name: string) => `${name} likes to wait and to keep the stakes low.`,
    trickster: (name: string) => `${name} likes tricks and bluffs.`,
    technician: (name: string) => `${name} likes it plain and honest.`,
  } satisfies Readonly<Record<StyleName, (name: string) => string>>,
  clear: (name: string) => `${name} finds the one clearly best move.`,
  rise: {
    chance: (name: string, from: string, to: string) =>
      `${name}’s chances have risen from ${from} to ${to}.`,
    pegs: (name: string) => `${name} has gained ground.`,
  },
  fall: {
    chance: (name: string, from: string, to: string) =>
      `${name}’s chances have fallen from ${from} to ${to}.`,
    pegs: (name: string) => `${name} has lost ground.`,
  },
  basis: (name: string, worlds: number) =>
    worlds > 1
      ? `Worked out from what ${name} knew then, in ${worlds} deals that fit it.`
      : `Worked out from what ${name} knew then.`,
};

function pegs(count: number): string {
  return count === 1 ? '1 peg' : `${count} pegs`;
}

const fr: typeof en = {
  why: 'Pourquoi ?',
  whyOf: (entry) => `Pourquoi ? ${entry}`,
  forced: (name) => `${name} n’avait pas le choix.`,
  talk: (name) => `Parler n’engage à rien : ${name} dit ce qui va avec le reste de sa nuit.`,
  secret: (name) =>
    `${name} ne dit rien pour l’instant : ses raisons trahiraient un secret. Elles seront affichées après la partie.`,
  unconsidered: 'Un champion n’envisagerait même pas ce coup.',
  worse: {
    chance: (by) => `moins bon de ${by}`,
    pegs: (by) => `moins bon de ${pions(by)}`,
  },
  better: { chance: (by) => `meilleur de ${by}`, pegs: (by) => `meilleur de ${pions(by)}` },
  next: (move, by) =>
    move === null
      ? `Le deuxième meilleur coup est ${by}.`
      : `Le deuxième meilleur coup est ${by} : ${move}.`,
  equal: (move) =>
    move === null
      ? 'Un autre coup est tout aussi bon.'
      : `Un autre coup est tout aussi bon : ${move}.`,
  nearly: (move) =>
    move === null ? 'Il vaut le meilleur coup.' : `Il vaut le meilleur coup : ${move}.`,
  missed: (move, by) =>
    move === null ? `Un champion a un coup ${by}.` : `Le coup d’un champion est ${by} : ${move}.`,
  styles: {
    brawler: (name) => `${name} aime attaquer et miser gros.`,
    counterpuncher: (name) => `${name} aime attendre et miser petit.`,
    trickster: (name) => `${name} aime ruser et bluffer.`,
    technician: (name) => `${name} aime jouer simple et franc.`,
  },
  clear: (name) => `${name} trouve le seul coup vraiment bon.`,
  rise: {
    chance: (name, from, to) => `Les chances ${deNom(name)} sont passées de ${from} à ${to}.`,
    pegs: (name) => `${name} a gagné du terrain.`,
  },
  fall: {
    chance: (name, from, to) => `Les chances ${deNom(name)} sont tombées de ${from} à ${to}.`,
    pegs: (name) => `${name} a perdu du terrain.`,
  },
  basis: (name, worlds) =>
    worlds > 1
      ? `Calculé d’après ce que savait ${name}, sur ${worlds} donnes possibles.`
      : `Calculé d’après ce que savait ${name}.`,
};

function pions(count: number): string {
  return count === 1 ? '1 pion' : `${count} pions`;
}

export const WHY_WORDS: Readonly<Record<Language, typeof en>> = { en, fr };
export type WhyWords = typeof en;
