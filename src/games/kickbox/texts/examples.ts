import { normalOptions } from '../../../engine/options.ts';
import { OPTIONS } from '../options.ts';
import { type Dealt, dealt } from './dealt.ts';

const red = (move: object) => ({ seat: 0, move });
const blue = (move: object) => ({ seat: 1, move });
const pass = { type: 'pass' };
const attack = (card: string, ...others: readonly string[]) => ({
  type: 'attack',
  card,
  with: others,
});
const defend = (...cards: readonly string[]) => ({ type: 'defend', cards });
const enhance = (card: string) => ({ type: 'enhance', card });
const combo = (link: string | null, card: string) => ({ type: 'combo', link, card, with: [] });

const ACTION = { type: 'action' } as const;
const MASTERS = normalOptions(OPTIONS);

/** The learner is red; the fight is in the middle of a phase. */
function fight(hand: string, other: string, moment: Parameters<typeof dealt>[2] = {}) {
  const corner = (held: string): Dealt => ({ hand: held, top: '' });
  const state = dealt(corner(hand), corner(other), { step: ACTION, ...moment });
  return { seats: 2, learner: 0, options: {}, seed: 'example', state };
}

/** Rules of Kickbox Champion to be tried in the ring. */
export const examples = [
  {
    rule: 'KB-44',
    table: {
      ...fight('jab.1 punch.1 hook.1 block.1 gap.1', 'jab.1 hook.1', { step: { type: 'draw' } }),
      played: [red({ type: 'draw', count: 1 })],
    },
    tries: [
      { move: attack('r.jab.1'), refused: 'KB-44' },
      { move: { type: 'discard', cards: ['r.block.1'] } },
    ],
    says: {
      en: 'An orange belt holds five cards, and you have drawn a sixth. Before you attack, one has to go.',
      fr: 'Une ceinture orange tient cinq cartes, et vous en avez pioché une sixième. Avant d’attaquer, il faut en défausser une.',
    },
  },
  {
    rule: 'KB-60',
    table: fight('jump-kick.1 jab.1 block.1', 'jab.1 punch.1 hook.1 gap.1 power.1 combo.1', {
      options: MASTERS,
    }),
    tries: [
      { move: attack('r.jump-kick.1'), refused: 'KB-60' },
      { move: attack('r.block.1'), refused: 'KB-3' },
      { move: attack('r.jump-kick.1', 'r.jab.1', 'r.block.1') },
    ],
    says: {
      en: 'A Jump Kick needs two cards to wind it up, whatever they are. A Block is green and no attack at all.',
      fr: 'Un Coup de pied sauté demande deux cartes pour l’armer, quelles qu’elles soient. Un Blocage est vert et n’attaque pas.',
    },
  },
  {
    rule: 'KB-63',
    table: {
      ...fight('duck.1 shin-check.1 jab.1 gap.1', 'sidekick.1 blitz.1 jab.1', { active: 1 }),
      played: [blue(attack('b.sidekick.1'))],
    },
    tries: [
      { move: defend('r.duck.1'), refused: 'KB-63' },
      { move: defend('r.shin-check.1') },
      { move: defend('r.jab.1', 'r.gap.1') },
      { move: pass },
    ],
    says: {
      en: 'A Sidekick comes. One ducks under fists, not under kicks. The Shin Check fits, and any two cards are a Block. Or take it.',
      fr: 'Un Latéral arrive. On esquive les poings, pas les pieds. Le Tibia convient, et deux cartes quelconques font un Blocage. Ou encaissez.',
    },
  },
  {
    rule: 'KB-71',
    table: {
      ...fight('sidekick.1 blitz.1 gap.1 jab.1', 'block.1 block.2 jab.1 hook.1'),
      played: [red(attack('r.sidekick.1')), blue(defend('b.block.1'))],
    },
    tries: [{ move: enhance('r.blitz.1') }, { move: enhance('r.gap.1') }, { move: pass }],
    says: {
      en: 'Your Sidekick is blocked. A Blitz makes it too fast, unless Blue answers with one. A Gap takes the Block away, but Blue may defend anew.',
      fr: 'Votre Latéral est bloqué. Un Éclair le rend trop rapide, sauf si Bleu répond de même. Une Brèche ôte le Blocage, mais Bleu peut se défendre à nouveau.',
    },
  },
  {
    rule: 'KB-83',
    table: {
      ...fight('uppercut.1 power.1 jab.1', 'jab.1 hook.1', { options: MASTERS }),
      played: [red(attack('r.uppercut.1')), blue(pass)],
    },
    tries: [{ move: pass }, { move: enhance('r.power.1') }],
    says: {
      en: 'An Uppercut lands: three hits on two cards. The surplus hit takes three cards of Blue’s deck. Add Power for a second one.',
      fr: 'Un Uppercut porte : trois touches pour deux cartes. La touche en trop prend trois cartes de la pioche de Bleu. Ajoutez une Puissance pour une seconde.',
    },
  },
  {
    rule: 'KB-101',
    table: {
      ...fight('jab.1 box-combo.1 sidekick.1 hook.1', 'jab.1 hook.1 gap.1 power.1'),
      played: [red(attack('r.jab.1')), blue(pass), red(pass)],
    },
    tries: [
      { move: combo('r.box-combo.1', 'r.sidekick.1'), refused: 'KB-101' },
      { move: combo('r.box-combo.1', 'r.hook.1') },
    ],
    says: {
      en: 'Your Jab has landed. A Box Combo links two punches, so the Sidekick cannot follow, but the Hook can.',
      fr: 'Votre Direct avant a porté. Un Enchaînement de boxe relie deux coups de poing : le Latéral ne peut suivre, le Crochet oui.',
    },
  },
  {
    rule: 'KB-102',
    table: {
      ...fight('punch.1 jab.1 block.1', 'jab.1 hook.1 gap.1 power.1'),
      played: [red(attack('r.punch.1')), blue(pass), red(pass)],
    },
    tries: [{ move: combo(null, 'r.jab.1'), refused: 'KB-102' }, { move: pass }],
    says: {
      en: 'A Punch follows a Jab for free. Here it was the Punch that came first, and a Jab after it wants a link.',
      fr: 'Un Direct arrière suit gratuitement un Direct avant. Ici c’est l’arrière qui est venu d’abord, et l’avant demande une liaison.',
    },
  },
];
