import type { ReactNode } from 'react';
import type { Item } from '../engine/ask.ts';
import type { AnyMove } from '../engine/hosted.ts';
import { unsafeCast } from '../engine/json.ts';
import type { AnyTexts } from '../engine/texts.ts';
import { AnswerList, type NamedMove } from './answer-list.tsx';
import type { AnyBoardProps } from './board.ts';
import { Picker } from './picker.tsx';
import { useKitWords } from './words.ts';

/** A generic board for any game: its text view, and its answers as buttons. */
export function PlainBoard({
  view,
  ask,
  answer,
  who,
  texts,
}: AnyBoardProps & { readonly texts: AnyTexts }): ReactNode {
  const words = useKitWords();
  const named = (move: AnyMove): NamedMove<AnyMove> => ({
    move,
    text: texts.move(move),
  });
  const select = ask?.select ?? null;
  return (
    <div className="plain-board">
      <figure>
        <figcaption className="hidden-visually">{words.table}</figcaption>
        {/* The text view can be wider than a phone, and must then be scrollable by keyboard. */}
        <section className="plain-drawing" aria-label={words.table} {...SCROLLABLE}>
          <pre>{texts.draw(view, who)}</pre>
        </section>
      </figure>
      {select && (
        <Picker
          key={`${ask?.about} ${JSON.stringify(select.from)}`}
          select={select}
          itemName={String}
          restName={(rest) => restName(texts, select, rest)}
          onAnswer={(items, rest) => answer(selected(select.field, items, rest))}
        />
      )}
      {select && select.also.length > 0 && <h3>{words.orOther}</h3>}
      <AnswerList
        answers={(select ? select.also : (ask?.moves ?? [])).map(named)}
        onAnswer={answer}
      />
    </div>
  );
}

const SCROLLABLE = { tabIndex: 0 };

/** The answer to a `select` in the form that the engine expects. */
export function selected(
  field: string,
  items: readonly Item[],
  rest: { readonly type: string },
): AnyMove {
  const move: object = { ...rest, [field]: items };
  return unsafeCast<AnyMove>(move);
}

/** The label for a kind of answer: its move with nothing selected, or its name. */
function restName(
  texts: AnyTexts,
  select: { readonly field: string },
  rest: { readonly type: string },
): string {
  try {
    return texts.move(selected(select.field, [], rest));
  } catch {
    return rest.type;
  }
}
