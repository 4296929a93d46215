import '../replay/replay.css';
import '../table/table.css';
import { type ReactNode, useState } from 'react';
import { at, range } from '../../engine/list.ts';
import { type GameRecord, personInGame } from '../../engine/record.ts';
import { readBy } from '../../engine/texts.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { STILL_FRAME, StageContext, type StageFrame } from '../../ui/stage/context.ts';
import { facesOf } from '../faces.ts';
import { useBoard, useTexts } from '../games.ts';
import { isShared, sitterNames, whoInGame } from '../names.ts';
import { Page } from '../page.tsx';
import { useReadingWords } from '../reading-words.ts';
import { Caption } from '../replay/caption.tsx';
import { FromHere } from '../replay/from-here.tsx';
import { Moments } from '../replay/moments.tsx';
import { type ReplayEntry, replayEntries } from '../replay/replay-entries.ts';
import { ReplayLog } from '../replay/replay-log.tsx';
import { ReplayView } from '../replay/replay-view.tsx';
import { Scrubber } from '../replay/scrubber.tsx';
import { namedSitters } from '../replay/shared-names.ts';
import { stepSentence } from '../replay/step-sentence.ts';
import { useFrame, useIsNext, useSaid, useStory } from '../replay/use-replayed.ts';
import { useViewing } from '../replay/use-viewing.ts';
import { WhyOfStep } from '../replay/why-of-step.tsx';
import type { Sitter } from '../session.ts';
import { TEMPOS, useSettings } from '../settings.ts';
import type { ReplayFrame } from '../solo/protocol.ts';
import { LeaveStage } from '../table/leave-stage.tsx';
import { motionOf } from '../table/motion.ts';
import { SoundButton } from '../table/table-menu.tsx';
import { useWords } from '../words.ts';
import { BoardOf } from './board-of.tsx';
import { FairnessCheck } from './fairness-check.tsx';
import { RuleSheet } from './rule-sheet.tsx';

/** The key moments of a commented game. */
export interface Commentary {
  readonly title: string;
  readonly steps: readonly number[];
  /** The person through whose eyes it begins. */
  readonly eyes: number;
  /** What is said at a step; undefined between key moments. */
  captionOf(step: number): readonly string[] | undefined;
}

/** How long playback stays at a step, and at a caption, in milliseconds at normal speed. */
const STEP_TIME = 850;
const CAPTION_TIME = 8_000;

/** A recorded game step by step, as any seat saw it or with all cards open. */
export function ReplayScreen({
  record,
  sitters,
  step: first,
  unknown,
  analysis,
  commentary,
}: {
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[] | null;
  readonly step: number | null;
  /** Whether it came with a link: the reader may not know the result yet. */
  readonly unknown: boolean;
  /** The URL of its analysis. */
  readonly analysis: string;
  /** A commentary instead of the rarest events: key moments and what is said of them. */
  readonly commentary?: Commentary;
}): ReactNode {
  const words = useWords();
  const reading = useReadingWords();
  const settings = useSettings();
  const texts = useTexts(record.game);
  const steps = record.steps.length;
  const screen = useBoard(record.game);
  const own = ownPlace(sitters ?? []);
  const viewing = useViewing(steps, {
    first: first ?? 0,
    unknown,
    eyesOf: commentary ? commentary.eyes : own,
  });
  const { step, go, until, eyes, open, speed } = viewing;
  const shown = useFrame(record, eyes, step);
  const isNext = useIsNext(shown?.step);
  const [filmTime, setFilmTime] = useState(0);
  const { lines, moments } = useStory(record);
  const commented = commentary?.steps ?? moments;
  const known = commented.filter((moment) => moment <= until);
  const caption = commentary?.captionOf(step);
  const people = namedSitters(sitters, record.seats, words.seat);
  const byPerson = readBy(sitterNames(people, settings.language), own);
  const title = commentary?.title ?? words.replayOf(texts.name);
  const { language } = settings;
  const entriesOf = (
    { view }: ReplayFrame,
    how: { readonly open: boolean; readonly until: number },
  ): readonly ReplayEntry[] =>
    replayEntries(
      { record, lines, people, eyes, ...how },
      { screen, texts, byPerson, language, view, gameOf: words.gameOf },
    );
  const sentenceOf = (frame: ReplayFrame): string =>
    filmTime > 0 && frame.step === shown?.step
      ? reading.filmRuns
      : stepSentence(record, frame, {
          ...{ screen, language, lines, texts, byPerson, words: reading },
          entries: entriesOf(frame, { open: false, until: frame.step }),
        });
  const told = shown && sentenceOf(shown);
  useSaid(told);
  if (!shown || told === undefined) return <Page title={title}>{null}</Page>;
  const { gameIndex, view } = shown;
  const who = whoInGame(byPerson, gameIndex, record.seats);
  const face = facesOf(
    range(record.seats).map((seat) => at(people, personInGame(seat, gameIndex, record.seats))),
  );
  const { motion, fades } = motionOf(settings);
  const frame: StageFrame = {
    name: texts.name,
    seats: record.seats,
    you: view.seat,
    shared: own === null,
    who,
    asked: shown.asked,
    portrait: (seat, size) => <Portrait face={face(seat)} seat={seat} size={size} />,
    ...STILL_FRAME,
    question: null,
    waiting: told,
    tick: shown.step,
    way: (
      <LeaveStage
        href={`/games/${record.game}`}
        label={reading.leaveReplay}
        mark={reading.replay}
      />
    ),
    bar: <SoundButton />,
    actions: filmTime === 0 && (
      <WhyOfStep {...{ record, lines, people, texts, byPerson }} step={shown.step} says={told} />
    ),
    tabs: [
      {
        id: 'log',
        title: words.log,
        icon: 'log',
        content: (
          <ReplayLog
            {...{ record, step }}
            entries={entriesOf(shown, {
              open,
              until: filmTime > 0 && step === until ? until - 1 : until,
            })}
            onGo={go}
            why={({ step, entry }) => (
              <WhyOfStep
                {...{ record, lines, people, step, texts, byPerson }}
                says={entry.text.replaceAll('**', '')}
              />
            )}
          />
        ),
      },
      {
        id: 'view',
        title: reading.view,
        icon: 'view',
        content: (
          <ReplayView {...{ record, gameIndex, step, byPerson, viewing }}>
            <Moments record={record} eyes={eyes} steps={known} sentenceOf={sentenceOf} onGo={go} />
            <FromHere {...{ record, sitters, step }} seat={eyes ?? 0} analysis={analysis} />
            <FairnessCheck
              record={() => Promise.resolve(record)}
              kept={{ commitment: record.fairness.commitment, own: null }}
            />
          </ReplayView>
        ),
      },
    ],
    replay: (
      <footer className="replay-bar">
        {commentary && <Caption sentences={caption ?? []} />}
        <Scrubber
          step={step}
          steps={steps}
          moments={commentary ? commented : known}
          pace={Math.max(filmTime, TEMPOS[speed] * (caption ? CAPTION_TIME : STEP_TIME))}
          onGo={go}
        />
      </footer>
    ),
    lasts: setFilmTime,
    motion: motion && isNext,
    fades: fades === true && isNext,
    numbers: settings.ruleNumbers,
  };
  return (
    <Page title={title} hideTitle className="table">
      <RuleSheet game={record.game} texts={texts}>
        <div className="table-main" data-step={shown.step}>
          <StageContext value={frame}>
            <BoardOf
              state={{ ...shown, game: record.game, ask: null }}
              texts={texts}
              who={who}
              hint={null}
              answer={() => {}}
            />
          </StageContext>
        </div>
      </RuleSheet>
    </Page>
  );
}

/** The place of the only one who played on this device; null if there is none or several. */
function ownPlace(sitters: readonly Sitter[]): number | null {
  const mine = sitters.findIndex(({ kind }) => kind === 'here');
  return mine < 0 || isShared(sitters) ? null : mine;
}
