import '../analysis/end.css';
import './result.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../../client/api.ts';
import { automaWon, type Outcome } from '../../engine/game.ts';
import { at } from '../../engine/list.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { AnyTexts, Language, Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { StageIcon } from '../../ui/stage/icons.tsx';
import { SeatPortrait } from '../../ui/stage/seat-strip.tsx';
import { boutAt } from '../daily/days.ts';
import { DealCode } from '../daily/deal-code.tsx';
import { GameNote } from '../profile/game-note.tsx';
import type { KeptProof } from '../screens/deal-proof.ts';
import { FairnessCheck } from '../screens/fairness-check.tsx';
import { KeyMoments } from '../screens/key-moments.tsx';
import { ScoreTable } from '../screens/score-table.tsx';
import { ShareGame } from '../screens/share-game.tsx';
import type { Sitter, TableSession, TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { useTournamentWords } from '../tournaments/words.ts';
import { marginOf, placeToTell } from './margin.ts';
import { useTableWords } from './words.ts';

/** The result, over the board; it can be dismissed to look at the table. */
export function GameResult({
  session,
  state,
  outcome,
  texts,
  who,
  rematch,
  tournament,
  ending,
}: {
  readonly session: TableSession;
  readonly state: TableState;
  readonly outcome: Outcome;
  readonly texts: AnyTexts;
  readonly who: Who;
  /** The label of the rematch button; null if there is none. */
  readonly rematch: string | null;
  /** The game's tournament. */
  readonly tournament: string | null;
  /** What ended the game early. */
  readonly ending: string | null;
}): ReactNode {
  const words = useTableWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const [aside, setAside] = useState(false);
  const { record, isSealed } = useRecord(session);
  const { backToTournament, dealLater } = useTournamentWords();
  const bout = boutAt(state.id);
  const latest = (): Promise<GameRecord> => (record ? Promise.resolve(record) : session.record());
  const [first = []] = outcome.places;
  const headline = headlineOf(outcome, who.you ?? null, who, texts.automa, words);
  if (aside)
    return (
      <div className="result-aside">
        <Button kind="main" onClick={() => setAside(false)}>
          {words.seeResult}
        </Button>
      </div>
    );
  return (
    <div className="result-shade">
      <section className="result" aria-label={words.gameOver}>
        <header className="result-head">
          {first[0] !== undefined && <SeatPortrait seat={first[0]} size={112} />}
          <div>
            <p className="result-kicker">{texts.name}</p>
            <h2 className="result-headline">{headline}</h2>
            <p className="result-why">
              {placeOf(outcome, who, words)}{' '}
              {ending === null ? (
                <>
                  {leadOf(outcome, who, language, words)}{' '}
                  {texts.rules[outcome.rule] ?? outcome.rule} <RuleLink rule={outcome.rule} />
                </>
              ) : (
                `${ending}.`
              )}
            </p>
          </div>
        </header>
        <div className="result-body">
          <div className="result-scores">
            <ScoreTable
              game={state.game}
              outcome={outcome}
              record={record}
              who={who}
              portrait={(seat) => <SeatPortrait seat={seat} size={44} />}
            />
            {isSealed ? (
              <p className="note">{dealLater}</p>
            ) : (
              <FairnessCheck record={latest} kept={keptOf(state)} />
            )}
          </div>
          <div className="result-more">
            {record && (
              <KeyMoments id={state.id} gameIndex={state.leg ?? 0} {...{ record, texts, who }} />
            )}
            {!isSealed && <ShareGame record={latest} sitters={byPerson(state)} />}
            {record && <DealCode record={record} />}
            <details className="result-note">
              <summary>{words.note}</summary>
              <GameNote id={state.id} />
            </details>
          </div>
        </div>
        <footer className="result-actions">
          {bout && (
            <Link className="button button-main" href={`/daily/${bout.day}/${bout.game}`}>
              {words.dailyResult}
            </Link>
          )}
          {tournament !== null && (
            <Link className="button button-main" href={`/tournaments/${tournament}`}>
              {backToTournament}
            </Link>
          )}
          {rematch !== null && !bout && (
            <Button kind="main" onClick={async () => go(await session.rematch())}>
              <StageIcon name="redo" /> {rematch}
            </Button>
          )}
          {!isSealed && (
            <>
              <Link className="button" href={`/analysis/${state.id}`}>
                {words.review}
              </Link>
              <Link className="button" href={`/replay/${state.id}`}>
                {words.replay}
              </Link>
            </>
          )}
          <Button onClick={() => setAside(true)}>{words.seeBoard}</Button>
          <Link className="button" href="/">
            {words.home}
          </Link>
        </footer>
      </section>
    </div>
  );
}

/** The players by the seats of the first game; in a match everyone moves one seat per game. */
function byPerson({ sitters, leg = 0 }: TableState): readonly Sitter[] {
  return sitters.map((_, person) => at(sitters, (person + leg) % sitters.length));
}

/** What this device stored to prove the deal. */
function keptOf({ commitment, entropy = null }: TableState): KeptProof {
  return { commitment, own: entropy };
}

function headlineOf(
  outcome: Outcome,
  viewer: number | null,
  who: Who,
  automa: string | undefined,
  words: ReturnType<typeof useTableWords>,
): string {
  const { places } = outcome;
  const [first = []] = places;
  const mine = viewer !== null && first.includes(viewer);
  if (automaWon(outcome)) return automa === undefined ? words.automaWins : words.wins(automa);
  if (first.length === 1) return mine ? words.youWin : words.wins(who(at(first, 0)));
  return mine && places.length > 1 ? words.youWinToo : words.draw;
}

/** The viewer's place, unless the headline says it. */
function placeOf(outcome: Outcome, who: Who, words: ReturnType<typeof useTableWords>): string {
  const told = typeof who.you === 'number' ? placeToTell(outcome, who.you) : undefined;
  return told ? words.youCame(told.place, told.of) : '';
}

/** The viewer's lead or deficit; for spectators, the winner's lead. */
function leadOf(
  outcome: Outcome,
  who: Who,
  language: Language,
  words: ReturnType<typeof useTableWords>,
): string {
  const seat = who.you ?? outcome.places[0]?.[0];
  const margin = seat === undefined ? undefined : marginOf(outcome, seat);
  if (!margin) return '';
  const by = Math.abs(margin.by).toLocaleString(language);
  return margin.by > 0 ? words.ahead(by, who(margin.of)) : words.behind(by, who(margin.of));
}

/** A finished game's record once loaded, or whether it is still secret. */
function useRecord(session: TableSession) {
  const [record, setRecord] = useState<GameRecord>();
  const [isSealed, setSealed] = useState(false);
  useEffect(() => {
    session
      .record()
      .then(setRecord, (error) => setSealed(error instanceof ApiError && error.code === 'sealed'));
  }, [session]);
  return { record, isSealed };
}
