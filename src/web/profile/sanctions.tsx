import { type ReactNode, useEffect, useState } from 'react';
import type { Sanction } from '../../client/protocol/profile.ts';
import { api } from '../online/sign-in.ts';
import { useSettings } from '../settings.ts';
import { usePeopleWords } from './words.ts';

/** The person's warnings and bans with their reasons; nothing if there are none. */
export function SanctionList(): ReactNode {
  const { sanctions: words } = usePeopleWords();
  const { language } = useSettings();
  const [sanctions, setSanctions] = useState<readonly Sanction[]>([]);
  useEffect(() => {
    api.sanctions().then(
      ({ sanctions: found }) => setSanctions(found),
      () => {},
    );
  }, []);
  if (sanctions.length === 0) return null;
  const date = (time: number): string =>
    new Date(time).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <section className="sanctions">
      <h2>{words.title}</h2>
      <ul>
        {sanctions.map(({ kind, why, at, until }) => (
          <li key={`${kind} ${at}`}>
            {kind === 'warn' ? words.warn(why) : words[kind](date(until), why)}
          </li>
        ))}
      </ul>
    </section>
  );
}
