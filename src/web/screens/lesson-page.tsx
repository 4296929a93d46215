import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useBoard, useFacts, useLesson, useTexts } from '../games.ts';
import { LessonScreen } from '../lesson/lesson-screen.tsx';
import { Page } from '../page.tsx';
import type { GameFacts } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { RuleSheet } from './rule-sheet.tsx';

/** A lesson on the real table. */
export function LessonPage({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const facts = useFacts(game);
  if (!facts) return <Page title={words.notFound}>{null}</Page>;
  return <Known facts={facts} />;
}

function Known({ facts: { id } }: { readonly facts: GameFacts }): ReactNode {
  const words = useWords();
  const texts = useTexts(id);
  const lesson = useLesson(id);
  // Loaded together with its board, because a later load would blank the page for a moment.
  useBoard(id);
  if (!lesson)
    return (
      <Page title={words.lessonOf(texts.name)}>
        <p>
          {words.noLesson} <Link href={`/rules/${id}`}>{words.rules}</Link>
        </p>
      </Page>
    );
  return (
    <Page title={words.lessonOf(texts.name)} hideTitle className="table">
      <RuleSheet game={id} texts={texts}>
        <LessonScreen game={id} texts={texts} lesson={lesson} />
      </RuleSheet>
    </Page>
  );
}
