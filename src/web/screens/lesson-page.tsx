import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { AnyMove } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { Lesson, LessonStep } from '../../ui/lesson.ts';
import { useSay } from '../../ui/live-region.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useBoard, useFacts, useLesson, useTexts } from '../games.ts';
import { Page } from '../page.tsx';
import type { TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import type { GameFacts } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { BoardOf } from './board-of.tsx';
import { Refusal } from './notices.tsx';
import { RuleSheet } from './rule-sheet.tsx';

/** A lesson on the real table. */
export function LessonPage({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const facts = useFacts(game);
  if (!facts) return <Page title={words.notFound}>{null}</Page>;
  return <Known facts={facts} />;
}

function Known({ facts }: { readonly facts: GameFacts }): ReactNode {
  const words = useWords();
  const texts = useTexts(facts.id);
  const lesson = useLesson(facts.id);
  // Its board comes with it: one that came later would take the page away for a moment.
  useBoard(facts.id);
  return (
    <Page title={words.lessonOf(texts.name)} className="lesson">
      <RuleSheet game={facts.id} texts={texts}>
        {lesson ? (
          <Teaching facts={facts} texts={texts} lesson={lesson} />
        ) : (
          <p>
            {words.noLesson} <Link href={`/rules/${facts.id}`}>{words.rules}</Link>
          </p>
        )}
      </RuleSheet>
    </Page>
  );
}

function Teaching({
  facts,
  texts,
  lesson,
}: {
  readonly facts: GameFacts;
  readonly texts: AnyTexts;
  readonly lesson: Lesson;
}): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const say = useSay();
  const [number, setNumber] = useState(0);
  const [state, setState] = useState<TableState>();
  const [notice, setNotice] = useState<{ readonly rule: string | null } | 'other'>();
  const step = lesson.steps[number];
  useEffect(() => {
    if (!step) return;
    setNotice(undefined);
    shown(facts.id, step).then((table) => table && setState(table));
  }, [facts.id, step]);
  useEffect(() => {
    if (step) say(step.says[language]);
  }, [step, language, say]);
  if (!step) return <Done facts={facts} />;
  const next = (): void => setNumber(number + 1);
  const answer = async (move: AnyMove): Promise<void> => {
    if (!state || state.viewer === null) return;
    setNotice(undefined);
    const wanted = wants(step, move);
    if (!wanted && state.ask?.moves.some((known) => same(known, move))) return setNotice('other');
    const played = await localServer.lessonPlays([{ seat: state.viewer, move }]);
    if (!played.reply.ok) return setNotice({ rule: played.reply.rule });
    setState(played.state);
    if (wanted) next();
  };
  const who = (seat: number): string =>
    seat === state?.viewer ? words.learner : words.other(seat);
  const doing = step.expects !== undefined;
  return (
    <div className="lesson-table">
      <section
        className="lesson-says"
        aria-label={words.lessonStep(number + 1, lesson.steps.length)}
      >
        <p className="kicker">{words.lessonStep(number + 1, lesson.steps.length)}</p>
        <p className="lead">
          {step.says[language]} {step.rule !== undefined && <RuleLink rule={step.rule} />}
        </p>
        {!doing && (
          <Button kind="main" onClick={next}>
            {words.readOn}
          </Button>
        )}
        {notice === 'other' && (
          <p role="alert" className="refusal">
            <strong>{words.tryAgain}.</strong> {step.otherwise?.[language]}
          </p>
        )}
        {state && notice !== undefined && notice !== 'other' && (
          <Refusal
            rule={notice.rule}
            texts={texts}
            view={state.view}
            onClose={() => setNotice(undefined)}
          />
        )}
      </section>
      {state && (
        <BoardOf
          state={doing ? state : { ...state, ask: null }}
          texts={texts}
          who={who}
          hint={null}
          answer={answer}
        />
      )}
    </div>
  );
}

/** The table as it stands when a step begins; undefined if nothing changes. */
async function shown(game: string, step: LessonStep): Promise<TableState | undefined> {
  const fresh = step.table && (await localServer.lesson(game, step.table));
  if (!step.before) return fresh;
  return (await localServer.lessonPlays(step.before)).state;
}

function wants({ expects }: LessonStep, move: AnyMove): boolean {
  if (expects === undefined) return false;
  return expects === 'any' || expects.some((known) => same(known, move));
}

function Done({ facts }: { readonly facts: GameFacts }): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  return (
    <section className="lesson-done">
      <p className="lead">{words.lessonDone}</p>
      <div className="row">
        <Button kind="main" onClick={() => go(`/play/${facts.id}`)}>
          {words.playFirst}
        </Button>
        <Link className="button" href={`/games/${facts.id}`}>
          {words.setUp}
        </Link>
      </div>
    </section>
  );
}
