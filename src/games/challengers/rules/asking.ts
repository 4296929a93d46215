import type { Choice, Seat } from '../../../engine/ask.ts';
import { onceFor } from '../../../engine/memo.ts';
import { type CardName, inOrder } from '../instances.ts';
import type { Move } from '../kind.ts';
import type { Rule } from '../rulebook.ts';

/** A kind of question about cards of one player. */
interface CardQuestion {
  readonly rule: Rule;
  readonly about: string;
  readonly idle: Move;
  /** The answers about these cards. */
  write(cards: readonly CardName[]): readonly Move[];
}

const REDRAW: Move = { type: 'redraw' };
const END_DRAFT: Move = { type: 'endDraft' };
const READY: Move = { type: 'ready' };

/** CH-14, CH-16: a card of the offer, a redraw, or the end of the draft. */
const PICK: CardQuestion = {
  rule: 'CH-14',
  about: 'pick',
  idle: END_DRAFT,
  write: (offer) => [...inOrder(offer).map(pickOf), REDRAW, END_DRAFT],
};

/** CH-20: a card of the own deck, or ready. */
const TRIM: CardQuestion = {
  rule: 'CH-20',
  about: 'trim',
  idle: READY,
  write: (deck) => [...deck.map(removalOf), READY],
};

export function askToPick(
  seat: Seat,
  offer: readonly CardName[],
  refuse: Refusal,
): Choice<Move, Rule> {
  return new CardChoice(seat, PICK, offer, refuse);
}

export function askToRemove(
  seat: Seat,
  deck: readonly CardName[],
  refuse: Refusal,
): Choice<Move, Rule> {
  return new CardChoice(seat, TRIM, deck, refuse);
}

type Refusal = (move: Move) => Rule | undefined;

/**
 * All players are asked at once, and most questions change before anybody reads them: a class,
 * because a getter of its prototype can write the answers out when they are needed.
 */
class CardChoice implements Choice<Move, Rule> {
  readonly form = 'choose';
  readonly rule: Rule;
  readonly about: string;
  readonly open = false;
  readonly talk = false;
  readonly sealed = false;
  readonly shared = true;
  readonly within = null;
  private written: readonly Move[] | null = null;

  constructor(
    readonly seat: Seat,
    private readonly question: CardQuestion,
    private readonly cards: readonly CardName[],
    readonly refuse: Refusal,
  ) {
    this.rule = question.rule;
    this.about = question.about;
  }

  get answers(): readonly Move[] {
    this.written ??= this.question.write(this.cards);
    return this.written;
  }

  get fitting(): number {
    return this.answers.length;
  }

  idle(): Move {
    return this.question.idle;
  }
}

const pickOf = onceFor((card: CardName): Move => ({ type: 'pick', card }));
const removalOf = onceFor((card: CardName): Move => ({ type: 'remove', card }));
