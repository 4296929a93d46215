import type { AskData } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { cardOf } from '../deck.ts';
import type { Attack, CardId, Corner, Move } from '../kind.ts';
import { beltProfileOf } from '../rules/advanced.ts';
import { guardOf } from '../rules/defence.ts';
import { hitsOf } from '../rules/hits.ts';
import { cardText, namesOf } from '../texts/cards.ts';
import { drawEnds, prospect } from './prospects.ts';
import { strongest } from './ring-break.tsx';
import { attempted, cardsOf, drafted, isDiscarding, isEnough, isLit } from './selection.ts';
import { below, opposite, type Table } from './table.ts';

type Ask = AskData<Move>;

/** One of the big answers in the dock: what it is, what it costs, what pressing it does. */
export interface Response {
  readonly id: string;
  readonly title: string;
  /** What it takes. */
  readonly cost: string;
  /** What it leads to. */
  readonly leads: string;
  readonly tone: 'main' | 'normal' | 'grave' | 'idle';
  /** What pressing it answers; or the cards that it picks first. */
  readonly does: { readonly answer: Move } | { readonly pick: readonly CardId[] };
}

/** The big answers to a question, the one that the picked cards make first; the only possible one stands out. */
export function responsesTo(
  table: Table,
  ask: Ask,
  picked: readonly CardId[],
): readonly Response[] {
  const responses = answersTo(table, ask, picked);
  const [only, ...others] = responses.filter(isPossible);
  if (only?.tone !== 'normal' || others.length > 0) return responses;
  return responses.map((response) => (response === only ? { ...only, tone: 'main' } : response));
}

/** Whether it can be given now, or with cards that are still to be picked. */
function isPossible({ tone, does }: Response): boolean {
  return tone !== 'idle' || ('pick' in does && does.pick.length > 0);
}

function answersTo(table: Table, ask: Ask, picked: readonly CardId[]): readonly Response[] {
  const draft = drafted(ask, picked);
  if (isDiscarding(ask)) return [discarding(table, ask, picked, draft), ...resting(table, ask)];
  switch (ask.about) {
    case 'action':
      return [attacking(table, ask, draft), ...resting(table, ask)];
    case 'combo':
      return [attacking(table, ask, draft), passing(table, ask)];
    case 'defend':
      return [...defending(table, ask, draft), passing(table, ask)];
    case 'speed':
    case 'press':
    case 'power':
      return [enhancing(table, ask, draft), passing(table, ask)];
    case 'initiative':
      return [showing(table, draft)];
    default:
      return drawing(table, ask).concat(yesOrNo(table, ask));
  }
}

/** The attack that an answer makes. */
export function attackMade(move: Move): Attack | undefined {
  if (move.type !== 'attack' && move.type !== 'combo') return undefined;
  const { card, with: windUp } = move;
  return { card, windUp, enhancements: [], links: 0, defence: null, reflex: false };
}

function attacking(table: Table, ask: Ask, draft: Move | undefined): Response {
  const { view, words, language, who } = table;
  const links = ask.about === 'combo';
  const title = links ? words.act.link : words.act.attack;
  const attack = draft && attackMade(draft);
  if (!draft || !attack) {
    const first = firstPick(table, ask);
    const none = first === undefined;
    return {
      id: 'attack',
      title,
      cost: none
        ? links
          ? words.noLink
          : words.noAttack
        : links
          ? words.pickLink
          : words.pickAttack,
      leads: '',
      tone: 'idle',
      does: none ? { answer: anyAttempt(table, ask) } : { pick: [first] },
    };
  }
  const hits = hitsOf(attack, view.options);
  const rival = opposite(below(table));
  const name = namesOf(language, cardsOf(draft), ' + ');
  return {
    id: 'attack',
    title,
    cost: `${name}: ${words.hits(hits)}`,
    leads: effectOf(table, rival, hits, who(rival)),
    tone: 'main',
    does: { answer: draft },
  };
}

/** What a number of hits does to a fighter: the cards lost, and whether he goes down. */
function effectOf({ view, words, who }: Table, seat: Corner, hits: number, name: string): string {
  const { ends, surplus, hand } = prospect(view, seat, hits);
  const me = seat === who.you;
  if (view.open.down !== null && !me) return words.reflexOnly;
  if (ends !== null) return words.wouldKnockOut;
  return surplus > 0
    ? words.wouldDown(surplus)
    : words.wouldLose(me, name, Math.min(hits, hand), hand);
}

function defending(table: Table, ask: Ask, draft: Move | undefined): Response[] {
  const { words, language } = table;
  const hand = table.view.own?.hand ?? [];
  const fitting = hand.filter((card) => isEnough(ask, [], card));
  const cards = draft?.type === 'defend' ? draft.cards : [];
  const one = cards.length === 1;
  const two = cards.length === 2;
  const defend: Response = {
    id: 'defend',
    title: words.act.defend,
    cost: one
      ? cardText(language, at(cards, 0)).name
      : fitting.length > 0
        ? words.pickDefence
        : words.noDefence,
    leads: one ? proofsOf(table, cards) : '',
    tone: one ? 'main' : 'idle',
    does:
      draft && one
        ? { answer: draft }
        : fitting[0] !== undefined
          ? { pick: [fitting[0]] }
          : { answer: anyAttempt(table, ask) },
  };
  const block: Response = {
    id: 'block',
    title: words.act.block,
    cost: two ? namesOf(language, cards, ' + ') : words.anyTwo,
    leads: words.proofs.none,
    tone: two ? 'main' : hand.length < 2 ? 'idle' : 'normal',
    does: draft && two ? { answer: draft } : { pick: hand.length < 2 ? [] : weakest(hand, 2) },
  };
  const enhance: Response = {
    id: 'enhance',
    title: words.act.enhance,
    cost: words.enhanceLater,
    leads: '',
    tone: 'idle',
    does: { answer: { type: 'enhance', card: hand.find(isBlue) ?? at(hand, 0) } },
  };
  return two ? [block, defend, enhance] : [defend, block, enhance];
}

function isBlue(card: CardId): boolean {
  return cardOf(card).enhancement !== null;
}

/** What does not help against a defence. */
function proofsOf({ words: { proofs } }: Table, cards: readonly CardId[]): string {
  const { gapProof, blitzProof, ends } = guardOf({ cards, enhancements: [] });
  const beats = gapProof
    ? blitzProof
      ? proofs.both
      : proofs.gap
    : blitzProof
      ? proofs.blitz
      : proofs.none;
  return ends ? `${beats} · ${proofs.ends}` : beats;
}

function enhancing(table: Table, ask: Ask, draft: Move | undefined): Response {
  const { view, words, language } = table;
  const fitting = (view.own?.hand ?? []).filter((card) => isEnough(ask, [], card));
  const card = draft?.type === 'enhance' ? draft.card : undefined;
  const needs = words.needs[ask.about] ?? '';
  return {
    id: 'enhance',
    title: words.act.enhance,
    cost: card
      ? cardText(language, card).name
      : fitting.length > 0
        ? words.pickOf(needs)
        : words.noneOf(needs),
    leads: card ? cardText(language, card).brief : '',
    tone: card ? 'main' : 'idle',
    does:
      draft && card
        ? { answer: draft }
        : fitting[0] !== undefined
          ? { pick: [fitting[0]] }
          : { answer: anyAttempt(table, ask) },
  };
}

/** Letting it go: what that means depends on the question. */
function passing(table: Table, ask: Ask): Response {
  const { view, words, who } = table;
  const { attack } = view.open;
  const me = below(table);
  const base = { id: 'pass', does: { answer: { type: 'pass' } } } as const;
  if (ask.about === 'press' && attack?.defence) {
    const { ends } = guardOf(attack.defence);
    return {
      ...base,
      title: words.pass.press,
      cost: words.attackFails,
      leads: ends ? words.turnEnds : words.mayLink,
      tone: 'normal',
    };
  }
  if (ask.about === 'combo')
    return { ...base, title: words.pass.combo, cost: words.keepCards, leads: '', tone: 'normal' };
  const hits = attack ? hitsOf(attack, view.options) : 0;
  if (ask.about === 'power') {
    const rival = opposite(me);
    return {
      ...base,
      title: words.pass.power,
      cost: words.hits(hits),
      leads: effectOf(table, rival, hits, who(rival)),
      tone: 'normal',
    };
  }
  const { surplus, hand, lost } = prospect(view, me, hits);
  return {
    ...base,
    title: words.pass.defend,
    cost: words.takes(lost, hand),
    leads: surplus > 0 ? effectOf(table, me, hits, '') : words.noKnockdown,
    tone: surplus > 0 ? 'grave' : 'normal',
  };
}

function showing(table: Table, draft: Move | undefined): Response {
  const { words, language } = table;
  if (draft?.type !== 'initiative')
    return {
      id: 'show',
      title: words.act.show,
      cost: words.pickInitiative,
      leads: words.higherStarts,
      tone: 'idle',
      does: { pick: [] },
    };
  const { initiative } = cardOf(draft.card);
  return {
    id: 'show',
    title: words.act.show,
    cost: `${cardText(language, draft.card).name}: ${initiative}`,
    leads: words.thenDiscarded,
    tone: 'main',
    does: { answer: draft },
  };
}

function discarding(
  table: Table,
  ask: Ask,
  picked: readonly CardId[],
  draft: Move | undefined,
): Response {
  const { view, words } = table;
  const hand = view.own?.hand ?? [];
  const surplus = hand.length - beltProfileOf(view.options, below(table)).hand;
  return {
    id: 'discard',
    title: words.act.discard,
    cost: words.picked(picked.length, ask.select?.max ?? surplus),
    leads: words.overLimit,
    tone: draft ? 'main' : 'idle',
    does: draft ? { answer: draft } : { pick: weakest(hand, surplus) },
  };
}

/** KB-42: drawing cards instead of attacking; the most first. */
function resting(table: Table, ask: Ask): Response[] {
  const { view, words } = table;
  const counts = ask.moves.flatMap((move) => (move.type === 'regenerate' ? [move.count] : []));
  if (counts.length === 0) return [];
  const most = Math.max(...counts);
  return [
    {
      id: 'rest',
      title: words.act.rest,
      cost: words.draws(most),
      leads: warningOf(table, most) ?? words.deckNow(view.glance.decks[below(table)]),
      tone: 'normal',
      does: { answer: { type: 'regenerate', count: most } },
    },
  ];
}

function drawing(table: Table, ask: Ask): Response[] {
  const { view, words } = table;
  const draws = ask.moves.filter((move) => move.type === 'draw' || move.type === 'recover');
  const most = draws.reduce((so, { count }) => Math.max(so, count), 0);
  const move = draws.find(({ count }) => count === most);
  if (!move) return [];
  return [
    {
      id: 'draw',
      title: words.draw(most),
      cost: words.deckNow(view.glance.decks[below(table)]),
      leads: warningOf(table, most) ?? '',
      tone: 'main',
      does: { answer: move },
    },
    ...notDrawing(table, draws),
  ];
}

/** KB-41: where one card can be drawn, the other answer is none. */
function notDrawing({ words }: Table, draws: readonly Move[]): Response[] {
  const none = draws.find((move) => 'count' in move && move.count === 0);
  if (!none || draws.length !== 2) return [];
  return [{ id: 'none', ...words.no.redraw, leads: '', tone: 'normal', does: { answer: none } }];
}

/** The other numbers of cards that may be drawn, where there are several. */
export function fewerOf(ask: Ask): readonly Move[] {
  const draws = ask.moves.filter(
    (move) => move.type === 'draw' || move.type === 'recover' || move.type === 'regenerate',
  );
  const most = draws.reduce((so, { count }) => Math.max(so, count), 0);
  const rests = draws.some(({ type }) => type === 'regenerate');
  return draws.length > 2 || rests ? draws.filter(({ count }) => count < most).reverse() : [];
}

/** A draw that costs more than it seems is announced. */
function warningOf({ view, words }: Table, cards: number): string | undefined {
  const ends = drawEnds(view, below({ view }), cards);
  if (ends === 'fine') return undefined;
  return ends === 'exhausts' ? words.exhausts : words.losesFight;
}

/** A question with two answers. */
function yesOrNo(table: Table, ask: Ask): Response[] {
  return ask.moves.flatMap((move): Response[] => {
    const told = binaryOf(move);
    if (!told) return [];
    const { about, yes } = told;
    const { title, cost } = table.words[yes ? 'yes' : 'no'][about];
    const warned = yes && about === 'redraw' ? warningOf(table, 1) : undefined;
    const tone = yes ? 'main' : 'normal';
    return [
      { id: `${about} ${yes}`, title, cost, leads: warned ?? '', tone, does: { answer: move } },
    ];
  });
}

/** Yes or no, and to what. */
function binaryOf(
  move: Move,
):
  | { readonly about: 'mulligan' | 'penalty' | 'redraw' | 'clock'; readonly yes: boolean }
  | undefined {
  switch (move.type) {
    case 'mulligan':
    case 'penalty':
      return { about: move.type, yes: move.take };
    case 'redraw':
      return { about: move.type, yes: move.draw };
    case 'clock':
      return { about: move.type, yes: move.moved };
    default:
      return undefined;
  }
}

/** A card with which an answer can begin. */
function firstPick({ view }: Table, ask: Ask): CardId | undefined {
  return view.own?.hand.find((card) => isLit(ask, [], card));
}

/** What somebody tries who has no fitting card: the referee says why not. */
function anyAttempt({ view }: Table, ask: Ask): Move {
  const [card] = view.own?.hand ?? [];
  return card === undefined ? ask.idle : attempted(ask, [], card);
}

/** The cards that are worth least, to give away. */
function weakest(hand: readonly CardId[], count: number): readonly CardId[] {
  const order = strongest(hand, hand.length);
  return order.slice(order.length - count);
}
