import { type ReactNode, useEffect, useState } from 'react';
import type { OperatorAct } from '../../client/protocol/profile.ts';
import { api } from '../online/sign-in.ts';
import { useSettings } from '../settings.ts';
import { usePeopleWords } from './words.ts';

/** Operators' actions, latest first; reloaded with every sample. */
export function OperatorLogList({ now }: { readonly now: number }): ReactNode {
  const [acts, setActs] = useState<readonly OperatorAct[]>([]);
  useEffect(() => {
    if (now > 0)
      api.operatorLog().then(
        ({ acts: found }) => setActs(found),
        () => {},
      );
  }, [now]);
  return <ActTable acts={acts} />;
}

export function ActTable({ acts }: { readonly acts: readonly OperatorAct[] }): ReactNode {
  const { operators: words } = usePeopleWords();
  const { language } = useSettings();
  return (
    <section>
      <h2>{words.log}</h2>
      {acts.length === 0 ? (
        <p>{words.noActs}</p>
      ) : (
        <table className="figures operator-log">
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.reason}</th>
            </tr>
          </thead>
          <tbody>
            {acts.map(({ at, what, person, why }) => (
              <tr key={`${at} ${what} ${person} ${why}`}>
                <td>
                  {new Date(at).toLocaleString(language, {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  })}
                </td>
                <td>{words.acts[what] ?? what}</td>
                <td>{person ?? ''}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
