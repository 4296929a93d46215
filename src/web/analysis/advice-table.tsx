import { useAnalysisWords } from './words.ts';
import './analysis.css';
import type { ReactNode } from 'react';
import type { AnyAdvice } from '../../bots/advice.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { useSettings } from '../settings.ts';
import { percent } from './standing-graph.tsx';

/** How many candidate moves are shown. */
const SHOWN = 8;

/** The moves that the champion considered, with its reasons. */
export function AdviceTable({
  advice,
  seat,
  given,
  texts,
  who,
}: {
  readonly advice: AnyAdvice;
  /** Who was asked. */
  readonly seat: Seat;
  readonly given: AnyMove;
  readonly texts: AnyTexts;
  readonly who: Who;
}): ReactNode {
  const { analysis } = useAnalysisWords();
  const { language } = useSettings();
  const rows = shownOf(advice, given);
  return (
    <div className="weighed-box">
      <table className="weighed">
        <caption>{analysis.weighed}</caption>
        <thead>
          <tr>
            <th scope="col">{analysis.answer}</th>
            <th scope="col">{analysis.worth}</th>
            <th scope="col">{analysis.why}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ move, worth, reason }) => (
            <tr key={JSON.stringify(move)}>
              <th scope="row">
                {texts.move(move)}{' '}
                {same(move, advice.move) && <span className="weighed-mark">{analysis.best}</span>}{' '}
                {same(move, given) && <span className="weighed-mark">{analysis.this}</span>}
              </th>
              <td>
                <span className="weighed-bar">
                  <span
                    className="weighed-fill"
                    style={{ inlineSize: `${Math.round(100 * worth)}%` }}
                  />
                </span>{' '}
                {percent(worth, language)}
              </td>
              <td>{texts.reason(reason, who, seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The best moves, and the one that was played whatever its rank. */
function shownOf({ weighed }: AnyAdvice, given: AnyMove): AnyAdvice['weighed'] {
  return weighed.filter((one, index) => index < SHOWN || same(one.move, given));
}
