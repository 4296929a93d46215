import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { SessionLine } from '../../client/protocol/http.ts';
import { Button } from '../../ui/button.tsx';
import { api } from '../online/sign-in.ts';
import { useSettings } from '../settings.ts';
import { useProfileWords } from './words.ts';

/** All browsers in which the person is signed in; each can be signed out here. */
export function Sessions(): ReactNode {
  const { accounts } = useProfileWords();
  const { language } = useSettings();
  const [sessions, setSessions] = useState<readonly SessionLine[]>([]);
  const load = useCallback(() => {
    api.sessions().then(
      (found) => setSessions(found.sessions),
      () => {},
    );
  }, []);
  useEffect(load, [load]);
  return (
    <section>
      <h2>{accounts.sessions}</h2>
      <ul className="sessions">
        {sessions.map(({ id, agent, createdAt, current }) => (
          <li key={id}>
            <span>
              <strong>{browserOf(agent) ?? accounts.unknownAgent}</strong>{' '}
              <span className="note">
                {accounts.since(
                  new Date(createdAt).toLocaleDateString(language, { dateStyle: 'medium' }),
                )}
                {current && ` · ${accounts.thisOne}`}
              </span>
            </span>
            {!current && (
              <Button kind="plain" onClick={() => api.endSession(id).then(load)}>
                {accounts.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const BROWSERS = {
  Firefox: /Firefox\//,
  Edge: /Edg\//,
  Chrome: /Chrom(e|ium)\//,
  Safari: /Safari\//,
};
const SYSTEMS = {
  Android: /Android/,
  iOS: /iPhone|iPad/,
  Windows: /Windows/,
  macOS: /Mac OS/,
  Linux: /Linux/,
};

/** A browser's name for display. */
function browserOf(agent: string | null): string | undefined {
  const found = [BROWSERS, SYSTEMS].flatMap((table) => {
    const named = Object.entries(table).find(([, pattern]) => pattern.test(agent ?? ''));
    return named ? [named[0]] : [];
  });
  return found.length === 0 ? undefined : found.join(' · ');
}
