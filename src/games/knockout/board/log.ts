import { createElement } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import type { LogEntry, LogOf } from '../../../ui/stage/beat.ts';
import type { BoxerId, Face } from '../cards.ts';
import type { Corner, Events, Flow, KnockOut, News, OfBoth } from '../kind.ts';
import { type Boxers, type Sentences, sentences } from '../texts/sentences.ts';
import { ChipDrawing } from './art/chip.tsx';

/** One entry per action; prizes, bets and changes of a fight's end are folded into it. */
export const log: LogOf<KnockOut> = (heard, { who, language, view }) => {
  const said = sentences[language];
  const book = new Book(said);
  for (const [index, one] of heard.entries()) {
    const { news: event } = one;
    book.news = index;
    switch (event.type) {
      case 'colourChosen':
        book.enter(one, event.seat, said.colour(event, who));
        break;
      case 'seasonStarted':
        if (view.options.seasons > 1) book.divide(said.season(event.season));
        break;
      case 'challengeIssued':
        book.divide(said.fight(event.fight));
        book.boxers = { red: event.red, blue: event.blue };
        book.corners = { red: event.challenger, blue: event.defender };
        book.fights++;
        book.enter(one, event.challenger, said.challenge(event, who), [
          'figure:red',
          'figure:blue',
        ]);
        break;
      case 'betPlaced':
        book.enter(one, event.seat, said.placed(event, who), [spot(event, 'square')]);
        book.mark(event.seat, event.face);
        break;
      case 'betFollowed':
        book.enter(one, event.seat, said.followed(event, who), [spot(event, 'circle')]);
        book.mark(event.seat, 'blank');
        break;
      case 'betPassed':
        book.enter(one, event.seat, said.passed(event, who), ['pass']);
        book.mark(event.seat, 'blank');
        break;
      case 'roundRevealed':
        if (book.boxers)
          book.enter(
            one,
            book.pusher(event.moved),
            `**${said.roundLabel(event.round)}** ${said.round(event, book.boxers)}`,
            event.moved === null ? [] : [`figure:${event.moved}`],
          );
        break;
      case 'fightEnded':
        book.end(one, event, view.open.cash.length);
        break;
      case 'cardsReturned': {
        // KO-103: the end of an earlier fight may not be told again with its cards; its result may.
        const result = view.open.results[book.fights - 1];
        if (result && !book.payments)
          book.end(one, { ...result, loser: opposite(result.winner) }, view.open.cash.length);
        break;
      }
      case 'boxerChanged':
        book.add(one, said.changed(event));
        break;
      case 'prizePaid':
        book.pay(one, { from: 'bank', to: event.seat, amount: event.amount });
        break;
      case 'betSettled':
        book.pay(one, event.flow);
        break;
      case 'loanTaken':
        book.payments?.loans.push(said.loan(event, who));
        break;
      case 'debtWaived':
        book.payments?.loans.push(said.waived(event, who));
        break;
      case 'chipsReturned':
        book.settle((gains, pot) => said.paid(gains, pot, who));
        break;
      case 'challengePassed':
        book.enter(one, event.seat, said.skipped(event, who));
        break;
      case 'seasonEnded':
        book.enter(one, null, said.seasonOver(event));
        break;
      case 'cardBonus':
        book.bonus(one, event, (bonuses) => said.cards(bonuses, who));
        break;
      case 'crowned':
        book.crown(one, event.boxer);
        break;
      case 'boxerReturned':
        book.return(one, event.boxer);
        break;
      case 'bonusShared':
        book.enter(one, null, said.pot(event), ['pot']);
        break;
      case 'gameEnded':
        book.enter(one, null, `**${said.over(event, who)}**`);
        break;
      default:
        break;
    }
  }
  return book.entries;
};

function spot(
  { board, amount }: { readonly board: string; readonly amount: number },
  place: 'square' | 'circle',
): string {
  return `board:${board}/${amount}/${place}`;
}

function opposite(corner: Corner): Corner {
  return corner === 'red' ? 'blue' : 'red';
}

/** What the end of a fight has moved so far. */
interface Payments {
  readonly gains: number[];
  pot: number;
  readonly rules: string[];
  readonly loans: string[];
}

/** The log while it is being written. */
class Book {
  readonly entries: LogEntry[] = [];
  /** The news item that is being entered. */
  news = 0;
  boxers: Boxers | undefined;
  corners: OfBoth<Seat> | undefined;
  fights = 0;
  payments: Payments | undefined;
  private bonuses = new Gathered<Events['cardBonus']>();
  private crowns = new Gathered<BoxerId>();
  private returns = new Gathered<BoxerId>();

  constructor(private readonly said: Sentences) {}

  divide(text: string): void {
    this.write({ seat: null, text, rules: [], divider: true });
    this.bonuses = new Gathered();
    this.crowns = new Gathered();
    this.returns = new Gathered();
  }

  enter({ rule }: News, seat: Seat | null, text: string, about: readonly string[] = []): void {
    this.write({ seat, text, rules: [rule], about });
  }

  private write(entry: Omit<LogEntry, 'key' | 'news'>): void {
    this.entries.push({ key: this.entries.length, news: this.news, ...entry });
  }

  /** Tells who has won; payments follow. */
  end(one: News, ending: Parameters<Sentences['ended']>[0], seats: number): void {
    if (this.boxers)
      this.enter(one, this.pusher(ending.loser), `**${this.said.ended(ending, this.boxers)}**`);
    this.payments = { gains: Array(seats).fill(0), pot: 0, rules: [], loans: [] };
  }

  /** Draws the chip of the latest entry in place of its seat's badge. */
  mark(seat: Seat, face: Face): void {
    const last = this.entries.pop();
    if (last) this.entries.push({ ...last, mark: createElement(ChipDrawing, { seat, face }) });
  }

  /** Whose boxer pushed the one in this corner; null where nobody moved. */
  pusher(moved: Corner | null): Seat | null {
    return moved === null ? null : (this.corners?.[opposite(moved)] ?? null);
  }

  /** Folds a consequence into the latest entry. */
  add({ rule }: News, text: string): void {
    const last = this.entries.pop();
    if (!last) return;
    const rules = last.rules.includes(rule) ? last.rules : [...last.rules, rule];
    this.entries.push({ ...last, text: `${last.text} ${text}`, rules });
  }

  pay({ rule }: News, flow: Flow | null): void {
    const { payments } = this;
    if (!payments) return;
    if (!payments.rules.includes(rule)) payments.rules.push(rule);
    if (!flow) return;
    const { from, to, amount } = flow;
    payments.gains.forEach((gain, seat) => {
      payments.gains[seat] = gain + (to === seat ? amount : 0) - (from === seat ? amount : 0);
    });
    if (to === 'pot') payments.pot += amount;
  }

  settle(text: (gains: readonly number[], pot: number) => string): void {
    const { payments, said } = this;
    if (!payments) return;
    const { gains, pot, rules, loans } = payments;
    const sums = [`**${said.paidLabel}** ${text(gains, pot)}.`, ...loans].join(' ');
    this.write({ seat: null, text: sums, rules });
    this.payments = undefined;
  }

  bonus(
    one: News,
    event: Events['cardBonus'],
    text: (all: readonly Events['cardBonus'][]) => string,
  ): void {
    this.gather(one, this.bonuses, event, text);
  }

  crown(one: News, boxer: BoxerId): void {
    this.gather(one, this.crowns, boxer, this.said.crowned);
  }

  return(one: News, boxer: BoxerId): void {
    this.gather(one, this.returns, boxer, this.said.returned);
  }

  /** Enters a thing, or adds it to the entry of its kind. */
  private gather<T>(
    { rule }: News,
    gathered: Gathered<T>,
    thing: T,
    text: (all: readonly T[]) => string,
  ): void {
    const { things, place } = gathered;
    things.push(thing);
    const entry = this.entries[place];
    if (entry) {
      this.entries[place] = { ...entry, text: text(things) };
    } else {
      gathered.place = this.entries.length;
      this.write({ seat: null, text: text(things), rules: [rule] });
    }
  }
}

/** Things of one kind that happen one after another and make one entry. */
class Gathered<T> {
  readonly things: T[] = [];
  /** The place of their entry. */
  place = -1;
}
