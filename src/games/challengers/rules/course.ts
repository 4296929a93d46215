import { at } from '../../../engine/list.ts';
import { type Handlers, handle } from '../../../engine/tagged.ts';
import type { When } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { InPlay, Match, Side, Steps } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import { putOnBench } from './bench.ts';
import { decide } from './decisions.ts';
import { DEEDS } from './deeds.ts';
import { deckIn, otherSide } from './participants.ts';
import { attackParts, holderParts, total } from './strength.ts';

/** CH-40: the beginner opens, takes the flag, and the other attacks. */
export function open(m: Match): void {
  const { starter } = m;
  m.agenda.push(
    { type: 'reveal', side: otherSide(starter), opening: false },
    { type: 'placeFlag', side: starter },
    { type: 'reveal', side: starter, opening: true },
  );
}

/** CH-36: a match runs by itself until somebody has to decide, or it is won. */
export function run(p: InPlay, m: Match): void {
  while (m.result === null) {
    const step = at(m.agenda, m.agenda.length - 1);
    if (step.type === 'decide') return;
    m.agenda.pop();
    handle(STEPS, step, p, m);
  }
}

const STEPS: Handlers<Omit<Steps, 'decide'>, [p: InPlay, m: Match]> = {
  reveal: ({ side, opening }, p, m) => {
    const { length } = deckIn(p.s, m, side);
    if (length === 0)
      m.result = { winner: otherSide(side), reason: 'deck' }; // CH-42, CH-52
    else if (p.s.options.duelChoice && length >= 2)
      decide(p, m, { type: 'reveal', side, source: null, opening }); // CH-102
    else turnUp(p, m, side, opening);
  },
  turnUp: ({ side, opening }, p, m) => turnUp(p, m, side, opening),
  effect: ({ side, card, when, index }, p, m) =>
    handle(DEEDS, at(cardOf(card).at[when], index), { p, m, side, source: card }, when),
  compare: (_, p, m) => compare(p, m),
  placeFlag: ({ side }, p, m) => placeFlag(p, m, side),
  benchRow: ({ side }, p, m) => benchRow(p, m, side),
};

/** CH-43, CH-44: the top card comes into the row; first its immediate effects, then the attack's. */
function turnUp(p: InPlay, m: Match, side: Side, opening: boolean): void {
  const card = at(deckIn(p.s, m, side), 0);
  deckIn(p.s, m, side).shift();
  m.zones[side].row.push({ card, immediate: 0, attack: 0 });
  announce(p, { type: 'revealed', match: m.id, player: m.sides[side], card, opening });
  if (!opening) {
    m.agenda.push(COMPARE);
    prepare(m, side, card, 'attack');
  }
  prepare(m, side, card, 'immediate');
}

const COMPARE = { type: 'compare' } as const;

/** CH-44: puts the effects of a card on the agenda, in list order. */
function prepare(m: Match, side: Side, card: CardName, when: When): void {
  const effects = cardOf(card).at[when];
  for (let index = effects.length - 1; index >= 0; index--) {
    const live = when === 'flag' && at(effects, index).type === 'strength'; // CH-48
    if (!live) m.agenda.push({ type: 'effect', side, card, when, index });
  }
}

/** CH-45: the attack captures the flag if it is at least as strong as the holder. */
function compare(p: InPlay, m: Match): void {
  const holding = m.flag ?? m.starter;
  const side = otherSide(holding);
  const attackedWith = attackParts(m, side);
  const heldWith = holderParts(p.s, m, holding);
  const [attack, hold] = [total(attackedWith), total(heldWith)];
  announce(p, {
    type: 'compared',
    match: m.id,
    player: m.sides[side],
    attack,
    hold,
    attackParts: attackedWith,
    holdParts: heldWith,
  });
  if (attack >= hold) capture(m, holding);
  else m.agenda.push({ type: 'reveal', side, opening: false });
}

/** CH-46 to CH-51: effects on losing the flag, the flag, the benching, and the loser attacks. */
function capture(m: Match, loser: Side): void {
  m.agenda.push(
    { type: 'reveal', side: loser, opening: false },
    { type: 'benchRow', side: loser },
    { type: 'placeFlag', side: otherSide(loser) },
  );
  const { row } = m.zones[loser];
  prepare(m, loser, at(row, row.length - 1).card, 'flagLost');
}

/** CH-47, CH-48: the flag goes to the last card; the bonuses and the charge of the attack end. */
function placeFlag(p: InPlay, m: Match, side: Side): void {
  const { row } = m.zones[side];
  const { card } = at(row, row.length - 1);
  m.flag = side;
  m.zones[side].charge = 0;
  for (const revealed of row) revealed.attack = 0;
  announce(p, { type: 'flag', match: m.id, player: m.sides[side], card });
  prepare(m, side, card, 'flag');
}

/** CH-49: the loser of the flag benches the whole row, or loses for want of space (CH-53). */
function benchRow(p: InPlay, m: Match, side: Side): void {
  const zone = m.zones[side];
  const cards = zone.row.map(({ card }) => card);
  if (cards.length === 0) return;
  const player = m.sides[side];
  const spaces = putOnBench(zone, cards);
  if (spaces) {
    zone.row = [];
    announce(p, { type: 'benched', match: m.id, player, cards, spaces });
  } else {
    announce(p, { type: 'noSpace', match: m.id, player, cards });
    m.result = { winner: otherSide(side), reason: 'bench' };
  }
}
