import { type ReactNode, useState } from 'react';
import type { ReportLine } from '../../client/protocol/profile.ts';
import { Button } from '../../ui/button.tsx';
import { api } from '../online/sign-in.ts';
import { useOnlineWords } from '../online/words.ts';
import { useSettings } from '../settings.ts';
import { ReportCase } from './report-case.tsx';
import { usePeopleWords, useProfileWords } from './words.ts';

/** Reports with the messages they are about; each can be dismissed. */
export function Reports({
  reports,
  onChange,
}: {
  readonly reports: readonly ReportLine[];
  readonly onChange: () => Promise<void>;
}): ReactNode {
  const { operating } = useProfileWords();
  const online = useOnlineWords();
  const { language } = useSettings();
  const { operators } = usePeopleWords();
  const [opened, setOpened] = useState<string>();
  const dismiss = async (id: string): Promise<void> => {
    await api.dismiss(id);
    await onChange();
  };
  return (
    <section>
      <h2>{operating.reports}</h2>
      {reports.length === 0 && <p>{operating.noReports}</p>}
      <ul className="reports">
        {reports.map(({ id, at, by, why, said }) => (
          <li key={id}>
            <blockquote>
              {said
                ? operating.said(said.name, said.text ?? phraseOf(said.phrase, online.phrases))
                : operating.gone}
            </blockquote>
            <p>
              {operating.objects(by ?? operating.somebody, why)}{' '}
              <span className="note">
                {new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </p>
            <div className="row">
              <Button
                kind={opened === id ? 'plain' : 'main'}
                aria-expanded={opened === id}
                onClick={() => setOpened(opened === id ? undefined : id)}
              >
                {opened === id ? operators.close : operators.open}
              </Button>
              <Button onClick={() => dismiss(id)}>{operating.dismiss}</Button>
            </div>
            {opened === id && <ReportCase report={id} onActed={onChange} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A phrase as shown at the table. */
function phraseOf(phrase: string | null, phrases: Readonly<Record<string, string>>): string {
  return phrases[phrase ?? ''] ?? '';
}
