import type { ReactNode } from 'react';
import { range } from '../../engine/list.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import { SeatBadge } from '../../ui/seat-badge.tsx';
import type { TableState } from '../session.ts';
import { useWords } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly texts: AnyTexts;
  readonly who: Who;
}

/** Whose decision it is, what kind, how long there is, and what happens then. */
export function Status({
  state,
  texts,
  who,
  clock,
}: Props & { readonly clock?: ReactNode }): ReactNode {
  const words = useWords();
  const { ask, asked, outcome } = state;
  if (outcome) {
    return (
      <div className="status">
        <strong>{words.gameOver}</strong>
      </div>
    );
  }
  const [first] = asked;
  if (ask) {
    return (
      <div className="status status-mine">
        <strong>{words.decide}</strong>
        <span>
          {texts.ask(ask.about, state.view)} <RuleLink rule={ask.rule} />
        </span>
        <span className="status-then">{clock ?? words.noClock}</span>
      </div>
    );
  }
  const waits =
    asked.length === 1 && first !== undefined
      ? words.decides(who(first))
      : words.several(asked.map(who).join(', '));
  return (
    <div className="status">
      <strong>{waits}</strong>
      <span className="status-then">{clock ?? words.botThinks}</span>
    </div>
  );
}

/** Everybody at the table, in turn order; who is waited for has a mark. */
export function Seats({ state, who }: Omit<Props, 'texts'>): ReactNode {
  return (
    <ul className="seat-strip">
      {range(state.sitters.length).map((seat) => (
        <li key={seat} className={classNames(state.asked.includes(seat) && 'seat-asked')}>
          <SeatBadge seat={seat} name={who(seat)} size={26} />
        </li>
      ))}
    </ul>
  );
}
