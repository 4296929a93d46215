import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { at, range } from '../../engine/list.ts';
import { type GameRecord, personInGame, seatInGame } from '../../engine/record.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { useSay } from '../../ui/live-region.tsx';
import { seatLetter } from '../../ui/seat-badge.tsx';
import { SegmentedControl, Switch } from '../../ui/segmented-control.tsx';
import { FacesOfTable } from '../faces-of-table.tsx';
import { useLaysOpen, useTexts } from '../games.ts';
import { sitterNames, whoInGame } from '../names.ts';
import { Page } from '../page.tsx';
import { useReadingWords } from '../reading-words.ts';
import { FromHere } from '../replay/from-here.tsx';
import { Moments } from '../replay/moments.tsx';
import { OpenCards } from '../replay/open-cards.tsx';
import { ReplayLog } from '../replay/replay-log.tsx';
import { Scrubber } from '../replay/scrubber.tsx';
import { namedSitters } from '../replay/shared-names.ts';
import type { Sitter } from '../session.ts';
import { TEMPOS, useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import type { ReplayFrame, StoryLine } from '../solo/protocol.ts';
import { WhyButton } from '../why/why-button.tsx';
import { useWords } from '../words.ts';
import { BoardOf } from './board-of.tsx';
import { FairnessCheck } from './fairness-check.tsx';
import { RuleSheet } from './rule-sheet.tsx';

/** The key moments of a commented game. */
export interface Commentary {
  readonly title: string;
  readonly steps: readonly number[];
  /** What is said at a step; undefined between key moments. */
  captionOf(step: number): readonly string[] | undefined;
}

/** How long playback stays at a caption, in milliseconds at normal speed. */
const CAPTION_TIME = 8_000;

const EVERYBODY = 'all';
const SPEEDS = ['slow', 'normal', 'fast'] as const;

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
  const { language } = useSettings();
  const texts = useTexts(record.game);
  const secretive = useLaysOpen(record.game) !== null;
  const { step, go, until, guard, setGuard } = useGuarded(record, first ?? 0, unknown);
  const [seat, setSeat] = useState<string>(EVERYBODY);
  const [open, setOpen] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('normal');
  const eyes = seat === EVERYBODY ? null : Number(seat);
  const frame = useFrame(record, eyes, step);
  const { lines, moments } = useStory(record);
  const commented = commentary?.steps ?? moments;
  const known = commented.filter((moment) => moment <= until);
  const caption = commentary?.captionOf(step);
  const people = namedSitters(sitters, record.seats, words.seat);
  const byPerson = sitterNames(people, language);
  if (!frame) return <Page title={words.replayOf(texts.name)}>{null}</Page>;
  const { gameIndex } = frame;
  const who = whoInGame(byPerson, gameIndex, record.seats);
  const sitting = range(record.seats).map((seat) =>
    at(people, personInGame(seat, gameIndex, record.seats)),
  );
  return (
    <Page title={commentary?.title ?? words.replayOf(texts.name)} className="table replay">
      <RuleSheet game={record.game} texts={texts}>
        <div className="table-main">
          <Scrubber
            step={step}
            steps={record.steps.length}
            moments={commentary ? commented : known}
            pace={TEMPOS[speed] * (caption ? CAPTION_TIME : 850)}
            onGo={go}
          />
          {commentary && <CaptionBox sentences={caption ?? []} />}
          <FacesOfTable sitters={sitting}>
            <BoardOf
              state={{ ...frame, game: record.game, ask: null }}
              texts={texts}
              who={who}
              hint={null}
              answer={ignore}
            />
          </FacesOfTable>
          {open && (
            <Suspense>
              <OpenCards record={record} step={step} who={who} />
            </Suspense>
          )}
          <SegmentedControl
            label={words.through}
            value={seat}
            options={[
              { value: EVERYBODY, name: words.everybody },
              ...range(record.seats).map((person) => ({
                value: String(person),
                name: `${seatLetter(seatInGame(person, gameIndex, record.seats))} ${byPerson(person)}`,
              })),
            ]}
            onChange={setSeat}
          />
          <SegmentedControl
            label={reading.replaySpeed}
            value={speed}
            options={SPEEDS.map((value) => ({ value, name: reading.replaySpeeds[value] }))}
            onChange={setSpeed}
          />
          {secretive && <Switch label={reading.openCards} on={open} onChange={setOpen} />}
          <Switch label={reading.guard} on={guard} onChange={setGuard} />
          <p className="note">{reading.guardSays}</p>
          <Moments moments={known} seats={record.seats} {...{ lines, texts, byPerson }} onGo={go} />
          <FromHere {...{ record, sitters, step }} seat={eyes ?? 0} analysis={analysis} />
          <FairnessCheck
            record={() => Promise.resolve(record)}
            kept={{ commitment: record.fairness.commitment, own: null }}
          />
        </div>
        <ReplayLog
          lines={lines}
          person={open ? undefined : eyes}
          seats={record.seats}
          {...{ step, until, texts, byPerson }}
          onGo={go}
          why={(line, entry) => <WhyOfLine {...{ record, people, line, entry, texts, byPerson }} />}
        />
      </RuleSheet>
    </Page>
  );
}

/** The commentator's words at the current step; its place is kept free between them. */
function CaptionBox({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  const { caption } = useReadingWords();
  const say = useSay();
  const spoken = sentences.join(' ');
  useEffect(() => {
    if (spoken !== '') say(spoken);
  }, [say, spoken]);
  return (
    <section className="caption" aria-label={caption}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

/** Explains a bot's move in a finished game. */
function WhyOfLine({
  record,
  people,
  line,
  entry,
  texts,
  byPerson,
}: {
  readonly record: GameRecord;
  readonly people: readonly Sitter[];
  readonly line: StoryLine;
  readonly entry: string;
  readonly texts: AnyTexts;
  readonly byPerson: Who;
}): ReactNode {
  const { step, gameIndex } = line;
  const seat = record.steps[step - 1]?.seat;
  if (seat === undefined || !record.outcome) return null;
  const sitter = people[personInGame(seat, gameIndex, record.seats)];
  if (sitter?.kind !== 'bot') return null;
  return (
    <WhyButton
      who={whoInGame(byPerson, gameIndex, record.seats)}
      explain={() => localServer.explained(record, step)}
      {...{ entry, texts, seat, sitter }}
    />
  );
}

function ignore(): void {}

/** The current step, and how much may be shown without spoilers. */
function useGuarded(record: GameRecord, first: number, unknown: boolean) {
  const steps = record.steps.length;
  const [step, setStep] = useState(first);
  const [furthest, setFurthest] = useState(first);
  const [guard, setGuard] = useState(unknown);
  const go = useCallback(
    (to: number) => {
      const there = Math.max(0, Math.min(steps, to));
      setStep(there);
      setFurthest((before) => Math.max(before, there));
    },
    [steps],
  );
  return { step, go, until: guard ? furthest : steps, guard, setGuard };
}

function useFrame(
  record: GameRecord,
  person: number | null,
  step: number,
): ReplayFrame | undefined {
  const [frame, setFrame] = useState<ReplayFrame>();
  useEffect(() => {
    let wanted = true;
    localServer.frame(record, person, step).then((found) => wanted && setFrame(found));
    return () => {
      wanted = false;
    };
  }, [record, person, step]);
  return frame;
}

function useStory(record: GameRecord) {
  const [lines, setLines] = useState<readonly StoryLine[]>([]);
  const [moments, setMoments] = useState<readonly number[]>([]);
  useEffect(() => {
    localServer.story(record).then(setLines);
    localServer.turningPoints(record).then(setMoments);
  }, [record]);
  return { lines, moments };
}
