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
function fight(hand: string, other: string, moment: Moment = {}) {
  const { top = '', discard = '', ...rest } = moment;
  const mine: Dealt = { hand, top: '', discard };
  const state = dealt(mine, { hand: other, top }, { step: ACTION, ...rest });
  return { seats: 2, learner: 0, options: {}, seed: 'example', state };
}

type Moment = Parameters<typeof dealt>[2] & {
  /** What Blue's deck begins with. */
  readonly top?: string;
  /** Red's discard pile. */
  readonly discard?: string;
};

/** Rules of Kickbox Champion to be tried in the ring. */
export const examples = [
  {
    rule: 'KB-11',
    table: fight('combo.1 power.1 blitz.1 gap.1 box-combo.1', 'jab.1 hook.1', {
      step: { type: 'mulligan', asked: [0] },
    }),
    tries: [
      { move: { type: 'mulligan', take: true } },
      { move: { type: 'mulligan', take: false } },
    ],
    says: {
      en: 'Nothing red, nothing green: with this hand you can neither attack nor defend. Take five new cards, or keep what you have.',
      fr: 'Ni rouge, ni vert : avec cette main, impossible d’attaquer ou de vous défendre. Prenez cinq nouvelles cartes, ou gardez celles-ci.',
    },
  },
  {
    rule: 'KB-22',
    table: {
      ...fight('jab.1 block.1 power.1', 'hook.1 gap.1', { step: { type: 'initiative', ties: 0 } }),
      played: [blue({ type: 'initiative', card: 'b.hook.1' })],
    },
    tries: [
      { move: { type: 'initiative', card: 'r.power.1' } },
      { move: { type: 'initiative', card: 'r.block.1' } },
    ],
    says: {
      en: 'Blue has laid a card face down. The higher number starts: Power has 25, Block only 8. The card you show is discarded.',
      fr: 'Bleu a posé une carte face cachée. Le nombre le plus élevé commence : Puissance a 25, Blocage seulement 8. La carte montrée est défaussée.',
    },
  },
  {
    rule: 'KB-37',
    table: fight('jab.1 punch.1', 'jab.1 hook.1', {
      step: { type: 'clock' },
      options: { ...MASTERS, clock: 'manual' },
    }),
    tries: [{ move: { type: 'clock', moved: true } }, { move: { type: 'clock', moved: false } }],
    says: {
      en: 'Your phase begins: move the round die. Forget it, and Blue may take a card from your hand, blindly.',
      fr: 'Votre phase commence : avancez le dé. Si vous l’oubliez, Bleu peut prendre une carte de votre main, à l’aveugle.',
    },
  },
  {
    rule: 'KB-41',
    table: fight('jab.1 punch.1', 'jab.1 hook.1', { step: { type: 'draw' } }),
    tries: [
      { move: { type: 'draw', count: 1 } },
      { move: { type: 'draw', count: 0 } },
      { move: { type: 'draw', count: 2 }, refused: 'KB-41' },
    ],
    says: {
      en: 'At the start of your turn you may draw one card. Every card you draw brings the end of your deck closer, so you don’t have to.',
      fr: 'Au début de votre tour, vous pouvez piocher une carte. Chaque carte piochée rapproche la fin de votre pioche : vous pouvez vous en passer.',
    },
  },
  {
    rule: 'KB-42',
    table: fight('jab.1', 'jab.1 hook.1'),
    tries: [
      { move: { type: 'regenerate', count: 2 } },
      { move: { type: 'regenerate', count: 0 } },
      { move: { type: 'regenerate', count: 3 }, refused: 'KB-42' },
    ],
    says: {
      en: 'Instead of attacking you may draw. An orange belt regenerates three cards in all, and the draw of the turn counts: two are left. None is a pass.',
      fr: 'Au lieu d’attaquer, vous pouvez piocher. Une ceinture orange récupère trois cartes en tout, pioche du tour comprise : il en reste deux. Zéro, c’est passer.',
    },
  },
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
      en: 'A Jump Kick needs two cards to wind it up, whatever they are. A Block is green and can’t attack.',
      fr: 'Un Coup de pied sauté demande deux cartes pour l’armer, quelles qu’elles soient. Un Blocage est vert et n’attaque pas.',
    },
  },
  {
    rule: 'KB-61',
    table: fight('sidekick.1 jab.1 block.1', ''),
    tries: [{ move: attack('r.sidekick.1') }],
    says: {
      en: 'Blue has no card left to defend with: whatever you throw lands at once.',
      fr: 'Bleu n’a plus de carte pour se défendre : tout ce que vous lancez porte aussitôt.',
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
      en: 'A Sidekick comes. You can duck punches, but not kicks. The Shin Check fits, and any two cards are a Block. Or take it.',
      fr: 'Un Latéral arrive. On esquive les coups de poing, pas les coups de pied. La Parade du tibia convient, et deux cartes quelconques font un Blocage. Ou encaissez.',
    },
  },
  {
    rule: 'KB-65',
    table: {
      ...fight('jab.1 gap.1 box-combo.1', 'sidekick.1 blitz.1', { active: 1 }),
      played: [blue(attack('b.sidekick.1'))],
    },
    tries: [
      { move: defend('r.gap.1'), refused: 'KB-3' },
      { move: defend('r.jab.1', 'r.gap.1') },
      { move: pass },
    ],
    says: {
      en: 'No green card at all. Two cards of any colour are a Block, but a Blitz or a Gap will beat it.',
      fr: 'Aucune carte verte. Deux cartes de n’importe quelle couleur font un Blocage, mais un Éclair ou une Brèche en vient à bout.',
    },
  },
  {
    rule: 'KB-70',
    table: {
      ...fight('sidekick.1 blitz.1 gap.1', 'shin-check.1 jab.1'),
      played: [red(attack('r.sidekick.1')), blue(defend('b.shin-check.1'))],
    },
    tries: [
      { move: enhance('r.blitz.1'), refused: 'KB-70' },
      { move: enhance('r.gap.1') },
      { move: pass },
    ],
    says: {
      en: 'Speed doesn’t matter against a Shin Check, so a Blitz is no use here. A Gap removes it.',
      fr: 'La vitesse du coup ne change rien face à une Parade du tibia : l’Éclair ne sert à rien ici. Une Brèche l’écarte.',
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
      en: 'Your Sidekick is blocked. A Blitz makes it too fast, unless Blue answers with one. A Gap removes the Block, but Blue may defend again.',
      fr: 'Votre Latéral est bloqué. Un Éclair le rend trop rapide, sauf si Bleu répond de même. Une Brèche ôte le Blocage, mais Bleu peut se défendre à nouveau.',
    },
  },
  {
    rule: 'KB-72',
    table: {
      ...fight('block.1 blitz.1 gap.1', 'sidekick.1 blitz.1 jab.1', { active: 1 }),
      played: [blue(attack('b.sidekick.1')), red(defend('r.block.1')), blue(enhance('b.blitz.1'))],
    },
    tries: [
      { move: enhance('r.gap.1'), refused: 'KB-72' },
      { move: enhance('r.blitz.1') },
      { move: pass },
    ],
    says: {
      en: 'Blue’s Blitz makes your Block too slow. Answer with a Blitz of your own and the Block holds.',
      fr: 'L’Éclair de Bleu rend votre Blocage trop lent. Répondez par un Éclair et le Blocage tient.',
    },
  },
  {
    rule: 'KB-73',
    table: {
      ...fight('sidekick.1 blitz.1 gap.1', 'backstep.1 jab.1'),
      played: [red(attack('r.sidekick.1')), blue(defend('b.backstep.1'))],
    },
    tries: [
      { move: enhance('r.gap.1'), refused: 'KB-73' },
      { move: enhance('r.blitz.1') },
      { move: pass },
    ],
    says: {
      en: 'A Gap opens a guard, but nobody is there any more: it doesn’t work against a Backstep. A Blitz does.',
      fr: 'Une Brèche ouvre une garde, mais il n’y a plus personne : un Retrait y échappe. Un Éclair le rattrape encore.',
    },
  },
  {
    rule: 'KB-74',
    table: {
      ...fight('block.1 shin-check.1 jab.1', 'sidekick.1 gap.1', { active: 1 }),
      played: [blue(attack('b.sidekick.1')), red(defend('r.block.1')), blue(enhance('b.gap.1'))],
    },
    tries: [{ move: defend('r.shin-check.1') }, { move: pass }],
    says: {
      en: 'A Gap has removed your Block. You may defend again with a card from your hand.',
      fr: 'Une Brèche a écarté votre Blocage. Vous pouvez vous défendre à nouveau, avec une carte encore en main.',
    },
  },
  {
    rule: 'KB-77',
    table: {
      ...fight('sidekick.1 power.1 jab.1', 'block.1 jab.1'),
      played: [red(attack('r.sidekick.1')), blue(defend('b.block.1'))],
    },
    tries: [{ move: enhance('r.power.1'), refused: 'KB-77' }, { move: pass }],
    says: {
      en: 'Power makes a blow harder, not faster: it waits until the attack has landed. Against a Block it does not help.',
      fr: 'La Puissance rend un coup plus dur, pas plus rapide : elle attend que l’attaque porte. Contre un Blocage, elle ne sert à rien.',
    },
  },
  {
    rule: 'KB-78',
    table: {
      ...fight('backstep.1 block.1 jab.1', 'jab.1 box-combo.1 punch.1', { active: 1 }),
      played: [blue(attack('b.jab.1'))],
    },
    tries: [{ move: defend('r.backstep.1') }, { move: defend('r.block.1') }],
    says: {
      en: 'A Jab comes, and a Punch could follow. A Block stops the Jab alone; a Backstep ends the whole sequence.',
      fr: 'Un Direct avant arrive, un Direct arrière peut suivre. Un Blocage n’arrête que le premier ; un Retrait met fin à toute la suite.',
    },
  },
  {
    rule: 'KB-80',
    table: {
      ...fight('jab.1 power.1 block.1', 'jab.1 hook.1 gap.1 power.1'),
      played: [red(attack('r.jab.1')), blue(pass)],
    },
    tries: [{ move: enhance('r.power.1') }, { move: pass }],
    says: {
      en: 'Your Jab lands with one hit. Add Power and it is two.',
      fr: 'Votre Direct avant porte : une touche. Avec une Puissance, deux.',
    },
  },
  {
    rule: 'KB-82',
    table: {
      ...fight('sidekick.1 power.1 jab.1', 'jab.1 hook.1'),
      played: [red(attack('r.sidekick.1')), blue(pass)],
    },
    tries: [{ move: pass }, { move: enhance('r.power.1') }],
    says: {
      en: 'Two hits on two cards: Blue’s hand is gone, but Blue stands. One hit more is a knockdown. Try both.',
      fr: 'Deux touches pour deux cartes : la main de Bleu est vide, mais Bleu tient debout. Une touche de plus, et c’est le tapis. Essayez les deux.',
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
      fr: 'Un Uppercut porte : trois touches pour deux cartes. La touche en trop prend trois cartes de la pioche de Bleu. Ajoutez une Puissance pour une seconde.',
    },
  },
  {
    rule: 'KB-91',
    table: {
      ...fight('jab.1 punch.1 block.1', '', { top: 'jab.2' }),
      played: [red(attack('r.jab.1')), red(pass)],
    },
    tries: [{ move: combo(null, 'r.punch.1') }, { move: pass }],
    says: {
      en: 'Blue is down. Punch after the Jab: only the top card of Blue’s deck can save Blue now. Or let the referee count.',
      fr: 'Bleu est au tapis. Enchaînez le Direct arrière : seule la carte du dessus de sa pioche peut encore sauver Bleu. Ou laissez l’arbitre compter.',
    },
  },
  {
    rule: 'KB-94',
    table: { ...fight('', 'sidekick.1', { active: 1 }), played: [blue(attack('b.sidekick.1'))] },
    tries: [
      { move: { type: 'recover', count: 4 }, refused: 'KB-94' },
      { move: { type: 'recover', count: 3 } },
      { move: { type: 'recover', count: 0 } },
    ],
    says: {
      en: 'Two hits on an empty hand: you are down. You get up with five cards less the two surplus hits.',
      fr: 'Deux touches sur une main vide : vous êtes au tapis. Vous vous relevez avec cinq cartes moins les deux touches en trop.',
    },
  },
  {
    rule: 'KB-95',
    table: {
      ...fight('sidekick.1', ''),
      played: [red(attack('r.sidekick.1')), blue({ type: 'recover', count: 0 })],
    },
    tries: [{ move: { type: 'recover', count: 5 } }, { move: { type: 'recover', count: 2 } }],
    says: {
      en: 'Blue went down. While the referee counts, you wait in the neutral corner and may fill your hand.',
      fr: 'Bleu est allé au tapis. Pendant le compte, vous attendez dans le coin neutre et pouvez compléter votre main.',
    },
  },
  {
    rule: 'KB-100',
    table: {
      ...fight('jab.1 combo.1 sidekick.1', 'block.1 jab.1'),
      played: [red(attack('r.jab.1')), blue(defend('b.block.1')), red(pass)],
    },
    tries: [{ move: combo('r.combo.1', 'r.sidekick.1') }, { move: pass }],
    says: {
      en: 'Your Jab was blocked, but you may still link another attack. A Combo joins any two.',
      fr: 'Votre Direct avant a été bloqué, et pourtant vous pouvez enchaîner. Un Enchaînement relie deux attaques quelconques.',
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
      fr: 'Votre Direct avant a porté. Un Enchaînement de poings relie deux coups de poing : le Latéral ne peut suivre, le Crochet oui.',
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
      en: 'A Punch follows a Jab for free. Here the Punch came first, and a Jab after it needs a link.',
      fr: 'Un Direct arrière suit gratuitement un Direct avant. Ici c’est l’arrière qui est venu d’abord, et l’avant demande une liaison.',
    },
  },
  {
    rule: 'KB-115',
    table: fight('jab.1', 'jab.1 hook.1', {
      step: { type: 'ringBreak' },
      discard: 'punch.1 block.1 jab.2',
    }),
    tries: [
      { move: { type: 'ringBreak', cards: ['r.punch.1', 'r.block.1'], draw: 4 } },
      { move: { type: 'ringBreak', cards: [], draw: 0 } },
    ],
    says: {
      en: 'Between rounds you shuffle discarded cards of your choice back into your deck, then fill your hand.',
      fr: 'Entre deux rounds, vous remettez dans votre pioche des cartes défaussées de votre choix, puis complétez votre main.',
    },
  },
  {
    rule: 'H-2',
    table: fight('sidekick.1 jab.1 punch.1', 'duck.1 gap.1', {
      options: { ...MASTERS, openHands: true },
    }),
    tries: [{ move: attack('r.sidekick.1') }, { move: attack('r.jab.1') }],
    says: {
      en: 'In training you see Blue’s hand: a Duck stops fists, not kicks. Which attack lands?',
      fr: 'À l’entraînement, vous voyez la main de Bleu : une Esquive arrête les poings, pas les pieds. Quelle attaque porte ?',
    },
  },
];
