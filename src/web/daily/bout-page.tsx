import './daily.css';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { BoutResults } from '../../client/protocol/daily.ts';
import { manifestOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { fetchTable } from '../fetching.ts';
import { useTallyWords, useTexts } from '../games.ts';
import { Page } from '../page.tsx';
import { GameArt } from '../screens/game-art.tsx';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import type { BoutState } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { longDay, Opponents, useStreak } from './daily-page.tsx';
import { boutId, dayAfter, dayOf } from './days.ts';
import { Distribution } from './distribution.tsx';
import { ShareBout } from './share-bout.tsx';
import { useBout, useBoutResults, usePar } from './use-bout.ts';
import { useDailyWords } from './words.ts';

/** A daily bout: beforehand the opponents, afterwards the results. */
export function BoutPage({
  day,
  game,
}: {
  readonly day: string;
  readonly game: string;
}): ReactNode {
  const words = useWords();
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!manifestOf(game) || !isDay) return <Page title={words.notFound}>{null}</Page>;
  return <Known day={day} game={game} />;
}

interface Props {
  readonly day: string;
  readonly game: string;
}

function Known({ day, game }: Props): ReactNode {
  const words = useDailyWords();
  const { language } = useSettings();
  const texts = useTexts(game);
  const bout = useBout(game, day);
  const results = useBoutResults(game, day, bout?.packed);
  return (
    <Page title={`${words.daily}: ${texts.name}`} className="daily">
      <div className="bout-head">
        <div className="bout-art">
          <GameArt game={game} />
        </div>
        <div>
          <p className="kicker">
            <time dateTime={day}>{longDay(day, language)}</time>
            {results ? ` · ${words.playedBy(results.played)}` : ''}
          </p>
          {bout && <Opponents bout={bout} />}
          {bout && bout.score === null && <Before {...{ day, game, bout }} />}
        </div>
      </div>
      {bout && bout.score !== null && (
        <After {...{ day, game, bout, results }} score={bout.score} name={texts.name} />
      )}
      <p className="row">
        <Link className="button" href="/daily">
          {words.today}
        </Link>
        <span className="note">{words.trust}</span>
      </p>
    </Page>
  );
}

function Before({ day, game, bout }: Props & { readonly bout: BoutState }): ReactNode {
  const words = useDailyWords();
  const page = useWords();
  const { language, name } = useSettings();
  const [, go] = useLocation();
  const today = dayOf(Date.now());
  const win = manifestOf(game)?.bout.win ?? 0;
  // A bout begun yesterday can be finished today.
  const open = bout.step !== null || day === today || day === dayAfter(today, -1);
  if (!open) return <p>{words.otherDay}</p>;
  const play = async (): Promise<void> => {
    fetchTable(game, language);
    go(`/table/${await localServer.playBout(game, day, name || page.guest)}`);
  };
  return (
    <>
      <p>
        {words.dailySays} {win > 0 && words.winBonus(win)}
      </p>
      <Button kind="main" onClick={play}>
        {bout.step === null ? words.begin : words.resume}
      </Button>
    </>
  );
}

function After({
  day,
  game,
  name,
  bout,
  score,
  results,
}: Props & {
  readonly name: string;
  readonly bout: BoutState;
  readonly score: number;
  readonly results: BoutResults | null | undefined;
}): ReactNode {
  const words = useDailyWords();
  const page = useWords();
  const { language } = useSettings();
  const total = useTallyWords(game)?.total ?? '';
  const par = usePar(game, day, true);
  const streak = useStreak(dayOf(Date.now()));
  const shown = (value: number): string => value.toLocaleString(language);
  const most = Math.max(score, par ?? 0, 1);
  return (
    <div className="bout-after">
      <Panel tone="raised" className="bout-result">
        <dl className="bout-scores">
          <Score name={words.yourScore} value={score} {...{ most, total, shown }} mine />
          {par === undefined ? (
            <div>
              <dt>{words.championScore}</dt>
              <dd className="note">{words.working}</dd>
            </div>
          ) : (
            <Score name={words.championScore} value={par} {...{ most, total, shown }} />
          )}
        </dl>
        <p>
          {bout.place !== null && words.place(bout.place, bout.sitters.length)}
          {streak > 0 && ` · ${words.streak(streak)}`}
        </p>
        <ShareBout
          {...{ day, game, name, total, streak }}
          score={shown(score)}
          par={par === undefined ? null : shown(par)}
          shares={[score / most, (par ?? 0) / most]}
        />
        <Link className="button" href={`/analysis/${boutId(day, game)}`}>
          {words.again}
        </Link>
      </Panel>
      <Panel title={words.everybody} className="bout-everybody">
        {results ? (
          <Distribution results={results} score={score} shown={shown} total={total} />
        ) : (
          <p className="note">{results === null ? words.offline : page.loading}</p>
        )}
      </Panel>
    </div>
  );
}

function Score({
  name,
  value,
  most,
  total,
  shown,
  mine = false,
}: {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly total: string;
  readonly shown: (value: number) => string;
  readonly mine?: boolean;
}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{shown(value)}</b> <span>{total}</span>
        <span className="bout-bar" aria-hidden="true">
          <span
            className={mine ? 'bout-fill bout-mine' : 'bout-fill'}
            style={{ inlineSize: `${Math.max(2, (100 * Math.max(0, value)) / most)}%` }}
          />
        </span>
      </dd>
    </div>
  );
}
