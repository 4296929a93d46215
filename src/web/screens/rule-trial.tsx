import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { AnyMove, AnyNews } from '../../engine/hosted.ts';
import { unsafeCast } from '../../engine/json.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { type LogLine, LogLines } from '../../ui/log-lines.tsx';
import type { RuleExample } from '../../ui/rule-book.ts';
import type { TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import { useWords } from '../words.ts';
import { BoardOf } from './board-of.tsx';
import { lineOf } from './log.tsx';
import { Refusal } from './notices.tsx';

/** A position of the real game in which a rule can be tried out. */
export function RuleTrial({
  game,
  texts,
  example,
}: {
  readonly game: string;
  readonly texts: AnyTexts;
  readonly example: RuleExample;
}): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const trial = useTrial(game, example, texts);
  const { state } = trial;
  if (!state) return null;
  return (
    <section className="trial" aria-label={words.trialOf(example.rule)}>
      <p>{example.says[language]}</p>
      <div className="row">
        {state.ask &&
          example.tries.map(({ move }) => (
            <Button key={JSON.stringify(move)} onClick={() => trial.give(move)}>
              {texts.move(unsafeCast<AnyMove>(move))}
            </Button>
          ))}
        {!state.ask && state.asked.length > 0 && (
          <Button kind="main" onClick={trial.goOn}>
            {words.othersAnswer}
          </Button>
        )}
        <Button kind="plain" onClick={trial.start}>
          {words.startOver}
        </Button>
      </div>
      {trial.refused !== undefined && (
        <Refusal rule={trial.refused} texts={texts} view={state.view} onClose={trial.forgive} />
      )}
      {trial.happened.length > 0 && (
        <Story lines={trial.happened.map((told, id) => lineOf(texts, trial.who, told, id))} />
      )}
      <BoardOf state={state} texts={texts} who={trial.who} hint={null} answer={trial.give} />
    </section>
  );
}

/** What the last answer led to, its end in sight. */
function Story({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current && lines.length > 0) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  return (
    <div className="trial-story">
      <h3>{words.whatHappened}</h3>
      <div ref={box} className="trial-told">
        <LogLines lines={lines} />
      </div>
    </div>
  );
}

/** The table of an example, and what its reader does there. */
function useTrial(game: string, { table }: RuleExample, texts: AnyTexts) {
  const words = useWords();
  const say = useSay();
  const [state, setState] = useState<TableState>();
  const [happened, setHappened] = useState<readonly AnyNews[]>([]);
  const [refused, setRefused] = useState<string | null>();
  const who = (seat: number): string =>
    seat === table.learner ? words.learner : words.other(seat);
  const start = useCallback(async () => {
    setState(await localServer.lesson(game, table));
    setHappened([]);
    setRefused(undefined);
  }, [game, table]);
  useEffect(() => {
    start();
  }, [start]);
  const show = (next: TableState): void => {
    setState(next);
    setRefused(undefined);
    setHappened(next.news);
    for (const told of next.news) say(texts.news(told.news, who));
  };
  return {
    state,
    happened,
    refused,
    who,
    start,
    forgive: () => setRefused(undefined),
    give: async (move: object) => {
      setRefused(undefined);
      const played = await localServer.lessonPlays([{ seat: table.learner, move }]);
      if (played.reply.ok) show(played.state);
      else setRefused(played.reply.rule);
    },
    goOn: async () => show(await localServer.lessonGoesOn()),
  };
}
