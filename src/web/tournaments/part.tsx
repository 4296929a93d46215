import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import type { TournamentView } from '../../client/protocol/tournaments.ts';
import { Button } from '../../ui/button.tsx';
import { api, ensureSignedIn, NoName, requestErrorCode } from '../online/sign-in.ts';
import { useOnlineWords } from '../online/words.ts';
import { Sure } from '../profile/sure.tsx';
import { useSettings } from '../settings.ts';
import { namesIn } from './use-tournament.ts';
import { useTournamentWords } from './words.ts';

interface Props {
  readonly view: TournamentView;
  readonly me: string | undefined;
}

/** The person's actions: join, go to the table, withdraw, and as organizer start or cancel. */
export function ParticipationPanel({ view, me }: Props): ReactNode {
  const words = useTournamentWords();
  const { errors } = useOnlineWords();
  const { language } = useSettings();
  const { attempt, trouble } = useAttempt();
  const [asked, setAsked] = useState<'withdraw' | 'cancel'>();
  const { id, phase, entrants, organiser, terms, rounds, roundCount } = view;
  const isOpen = phase === 'open' || phase === 'running';
  const isIn = entrants.some((one) => one.id === me && one.left === null);
  const mayJoin =
    phase === 'open' ||
    (phase === 'running' && terms.format === 'swiss' && rounds.length < (roundCount ?? 0));
  if (!isOpen) return null;
  const acts = { withdraw: api.withdrawFromTournament, cancel: api.cancelTournament };
  const when =
    terms.startsAt === null
      ? words.waitsForStart
      : words.beginsAt(timeOf(terms.startsAt, language));
  return (
    <section className="tournament-part">
      {phase === 'open' && (
        <p>
          {isIn && <b>{words.youAreIn}</b>} {when}
        </p>
      )}
      {isIn && phase === 'running' && <YourTable view={view} me={me} />}
      <div className="row">
        {!isIn && mayJoin && (
          <Button kind="main" onClick={() => attempt(() => api.joinTournament(id))}>
            {phase === 'open' ? words.join : words.joinLate}
          </Button>
        )}
        {organiser.id === me && phase === 'open' && (
          <Button
            kind={isIn ? 'main' : 'plain'}
            disabled={entrants.length < 2}
            onClick={() => attempt(() => api.startTournament(id))}
          >
            {words.start}
          </Button>
        )}
        {isIn && <Button onClick={() => setAsked('withdraw')}>{words.withdraw} …</Button>}
        {organiser.id === me && (
          <Button onClick={() => setAsked('cancel')}>{words.cancel} …</Button>
        )}
      </div>
      {trouble !== undefined && (
        <p role="alert" className="refusal">
          {errors[trouble]}
        </p>
      )}
      {asked && (
        <Sure
          question={asked === 'cancel' ? words.cancelSure : words.withdrawSure}
          onYes={() => {
            setAsked(undefined);
            void attempt(() => acts[asked](id));
          }}
          onNo={() => setAsked(undefined)}
        >
          {asked === 'withdraw' && phase === 'running' && <p>{words.withdrawSays}</p>}
        </Sure>
      )}
    </section>
  );
}

/** The person's table in this round, or why they have none. */
function YourTable({ view, me }: Props): ReactNode {
  const words = useTournamentWords();
  const { rounds, terms } = view;
  const round = rounds.at(-1);
  const pairing = round?.pairings.find(({ people }) => people.includes(me ?? ''));
  const table = pairing?.tables.at(-1);
  if (!pairing || pairing.result || table === undefined)
    return (
      <p>
        {round?.byes.includes(me ?? '') && words.youAreFree} {words.waitForRound}
      </p>
    );
  const others = pairing.people.filter((one) => one !== me).map(namesIn(view));
  return (
    <div className="tournament-your-table">
      <p>
        <strong>{words.yourTable}</strong> {words.against(others.join(', '))}
        {terms.pace.type === 'live' && <span className="note"> {words.noShowNote}</span>}
      </p>
      <Link className="button button-main" href={`/online/${table}`}>
        {words.goToTable}
      </Link>
    </div>
  );
}

/** Runs an action, signing in as a guest if needed, and shows its error. */
export function useAttempt() {
  const [trouble, setTrouble] = useState<ErrorCode>();
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      setTrouble(undefined);
      await ensureSignedIn();
      await act();
    } catch (error) {
      if (!(error instanceof NoName)) setTrouble(requestErrorCode(error));
    }
  };
  return { attempt, trouble };
}

export function timeOf(time: number, language: string): string {
  return new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
