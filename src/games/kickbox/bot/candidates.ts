import type { AskData } from '../../../engine/ask.ts';
import { canonical } from '../../../engine/json.ts';
import { cardOf } from '../deck.ts';
import type { Move, View } from '../kind.ts';
import { answerWorth } from './judging.ts';
import { look } from './sight.ts';

/** More answers than these are never worth a thought. */
const MOST = 12;

/** The answers worth a thought: the one that arithmetic prefers first, and of equal cards only one. */
export function candidates(view: View, ask: AskData<Move>, preferred: Move): Move[] {
  if (ask.about === 'ringBreak') return [preferred];
  const sight = look({ view });
  const named = new Map([[nameOf(preferred), preferred]]);
  const judged = ask.moves.map((move) => ({
    move,
    worth: answerWorth(ask.about, sight, view.open, move),
  }));
  judged.sort((a, b) => b.worth - a.worth);
  for (const { move } of judged) {
    if (named.size === MOST) break;
    const name = nameOf(move);
    if (!named.has(name)) named.set(name, move);
  }
  return [...named.values()];
}

/** An answer by the names of its cards: copies of a card are alike. */
function nameOf(move: Move): string {
  const names = (cards: readonly string[]): string[] =>
    cards.map((card) => cardOf(card).type).sort();
  return canonical({
    ...move,
    ...('card' in move ? { card: cardOf(move.card).type } : {}),
    ...('cards' in move ? { cards: names(move.cards) } : {}),
    ...('with' in move ? { with: names(move.with) } : {}),
    ...('link' in move && move.link !== null ? { link: cardOf(move.link).type } : {}),
  });
}
