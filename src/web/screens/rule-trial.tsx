import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AnyMove, AnyNews } from '../../engine/hosted.ts';
import { unsafeCast } from '../../engine/json.ts';
import { type AnyTexts, readBy } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import type { RuleExample } from '../../ui/rule-book.ts';
import { FacesOfTable } from '../faces-of-table.tsx';
import { useBoard } from '../games.ts';
import { useReadingWords } from '../reading-words.ts';
import type { TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import { LogPanel } from '../table/log-panel.tsx';
import { useWords } from '../words.ts';
import { BoardOf } from './board-of.tsx';
import { RefusalNotice } from './notices.tsx';

/** An interactive example: a position of the real game in which a rule can be tried. */
export function RuleTrial({
  game,
  texts,
  example,
}: {
  readonly game: string;
  readonly texts: AnyTexts;
  readonly example: RuleExample;
}): ReactNode {
  const { trialOf, othersAnswer, startOver } = useReadingWords();
  const { language } = useSettings();
  const screen = useBoard(game);
  const trial = useTrial(game, example, texts);
  const { state } = trial;
  if (!state) return null;
  return (
    <section className="trial" aria-label={trialOf(example.rule)}>
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
            {othersAnswer}
          </Button>
        )}
        <Button kind="plain" onClick={trial.start}>
          {startOver}
        </Button>
      </div>
      {trial.refused !== undefined && (
        <RefusalNotice
          rule={trial.refused}
          texts={texts}
          view={state.view}
          onClose={trial.forgive}
        />
      )}
      {trial.happened.length > 0 && (
        <Story>
          <LogPanel
            state={{ ...state, heard: trial.happened }}
            {...{ screen, texts }}
            who={trial.who}
          />
        </Story>
      )}
      <FacesOfTable sitters={state.sitters}>
        <BoardOf state={state} texts={texts} who={trial.who} hint={null} answer={trial.give} />
      </FacesOfTable>
    </section>
  );
}

/** The result of the last answer. */
function Story({ children }: { readonly children: ReactNode }): ReactNode {
  const { whatHappened } = useReadingWords();
  return (
    <div className="trial-story">
      <h3>{whatHappened}</h3>
      <div className="trial-told">{children}</div>
    </div>
  );
}

/** The table of an example, and the reader's actions there. */
function useTrial(game: string, { table }: RuleExample, texts: AnyTexts) {
  const words = useWords();
  const say = useSay();
  const [state, setState] = useState<TableState>();
  const [happened, setHappened] = useState<readonly AnyNews[]>([]);
  const [refused, setRefused] = useState<string | null>();
  const { learner } = table;
  const called = (seat: number): string => (seat === learner ? words.you : words.other(seat));
  const who = readBy(called, learner);
  const start = useCallback(async () => {
    setState(await localServer.lesson(game, table));
    setHappened([]);
    setRefused(undefined);
  }, [game, table]);
  useEffect(() => {
    void start();
  }, [start]);
  const show = (next: TableState): void => {
    setState(next);
    setRefused(undefined);
    setHappened(next.news);
    for (const told of next.news) say(texts.news(told.news, words.other));
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
