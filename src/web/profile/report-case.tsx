import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'wouter';
import type { ReportContext, Sanction, SanctionKind } from '../../client/protocol/profile.ts';
import { posterOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { api } from '../online/sign-in.ts';
import { useOnlineWords } from '../online/words.ts';
import { useSettings } from '../settings.ts';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords, useProfileWords } from './words.ts';

/** A report in context: the chat around it, the players, and possible actions. */
export function ReportCase({
  report,
  onActed,
}: {
  readonly report: string;
  readonly onActed: () => Promise<void>;
}): ReactNode {
  const { errors } = useOnlineWords();
  const [found, again] = useLoaded(useCallback(() => api.reportContext(report), [report]));
  if (found.kind === 'loading') return null;
  if (found.kind === 'failed') return <p role="alert">{errors[found.error]}</p>;
  return (
    <Case
      context={found.value}
      onActed={() => {
        again();
        void onActed();
      }}
    />
  );
}

/** The details of a report. */
export function Case({
  context,
  onActed,
}: {
  readonly context: ReportContext;
  readonly onActed: () => void;
}): ReactNode {
  const { operators: words } = usePeopleWords();
  const { operating } = useProfileWords();
  const online = useOnlineWords();
  const { language } = useSettings();
  const { table, game, phase, said, remarks, people } = context;
  const phases: Readonly<Record<string, string>> = operating.phases;
  return (
    <div className="report-case">
      <p>
        {words.phase(posterOf(game, language)?.name ?? game, phases[phase] ?? phase)}{' '}
        <Link className="button button-plain" href={`/online/${table}`}>
          {words.toTable}
        </Link>
      </p>
      <h3>{words.talk}</h3>
      {said.length + remarks.length === 0 && <p className="note">{words.silent}</p>}
      <ol className="report-talk">
        {said.map(({ seq, name, phrase, text }) => (
          <li key={seq}>
            <strong>{name}</strong> {phrase === null ? text : online.phrases[phrase]}
          </li>
        ))}
        {remarks.map(({ number, name, phrase, text }) => (
          <li key={`spectator ${number}`}>
            <strong>{name}</strong> <small className="talk-spectator">{online.spectatorMark}</small>{' '}
            {phrase === null ? text : online.phrases[phrase]}
          </li>
        ))}
      </ol>
      <h3>{words.people}</h3>
      <ul className="report-people">
        {people.map((person) => (
          <Accused key={person.id} person={person} onActed={onActed} />
        ))}
      </ul>
    </div>
  );
}

const KINDS = ['warn', 'silence', 'ban'] as const satisfies readonly SanctionKind[];

/** A player at a reported table, and the actions against them. */
function Accused({
  person,
  onActed,
}: {
  readonly person: ReportContext['people'][number];
  readonly onActed: () => void;
}): ReactNode {
  const { operators: words } = usePeopleWords();
  const [says, setSays] = useState('');
  const attempt = (deed: Promise<string>): void => {
    deed.then(
      (done) => {
        setSays(done);
        onActed();
      },
      () => setSays(words.failed),
    );
  };
  const { id, name, sanctions } = person;
  return (
    <li>
      <h4>
        <Link href={`/people/${id}`}>{name}</Link>
      </h4>
      {sanctions.map((sanction) => (
        <Holds key={`${sanction.kind} ${sanction.at}`} sanction={sanction} />
      ))}
      <Measure
        name={name}
        onApply={(kind, days, why) =>
          attempt(api.sanction(id, { kind, days, why }).then(() => words.done))
        }
      />
      <div className="row">
        {sanctions.length > 0 && (
          <Button onClick={() => attempt(api.lift(id).then(() => words.done))}>{words.lift}</Button>
        )}
        <Button onClick={() => attempt(api.resetPassword(id).then(({ code }) => words.code(code)))}>
          {words.reset}
        </Button>
      </div>
      {says !== '' && <p role="status">{says}</p>}
    </li>
  );
}

function Holds({ sanction }: { readonly sanction: Sanction }): ReactNode {
  const { operators: words } = usePeopleWords();
  const { language } = useSettings();
  const { kind, until, why } = sanction;
  const date = new Date(until).toLocaleDateString(language, { dateStyle: 'medium' });
  return <p className="note">{words.holds(words.kinds[kind], date, why)}</p>;
}

/** A sanction for some days, with a reason. */
function Measure({
  name,
  onApply,
}: {
  readonly name: string;
  readonly onApply: (kind: SanctionKind, days: number, why: string) => void;
}): ReactNode {
  const { operators: words } = usePeopleWords();
  const [kind, setKind] = useState<SanctionKind>('warn');
  const [days, setDays] = useState(7);
  const [why, setWhy] = useState('');
  return (
    <form
      className="account-form"
      aria-label={`${words.act}: ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(kind, days, why.trim());
        setWhy('');
      }}
    >
      <label className="field field-short">
        <span className="field-name">{words.kind}</span>
        <select
          value={kind}
          onChange={(event) => setKind(KINDS.find((one) => one === event.target.value) ?? 'warn')}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="field field-short">
        <span className="field-name">{words.days}</span>
        <input
          required
          type="number"
          min={1}
          max={3650}
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        />
      </label>
      <label className="field">
        <span className="field-name">{words.why}</span>
        <input
          required
          maxLength={500}
          pattern=".*\S.*"
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
      </label>
      <Button type="submit">{words.apply}</Button>
    </form>
  );
}
