import './table.css';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyAdvice } from '../../bots/advice.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { at } from '../../engine/list.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Shield } from '../../ui/shield.tsx';
import { playSound } from '../../ui/sound.ts';
import { type SideTab, StageContext, type StageFrame } from '../../ui/stage/context.ts';
import { StageIcon } from '../../ui/stage/icons.tsx';
import { facesOf } from '../faces.ts';
import { wantsCard, wantsTip } from '../first-game/taught.ts';
import { useBoard, useTexts } from '../games.ts';
import { isShared, readersOf } from '../names.ts';
import type { ActEntry } from '../online/acts.ts';
import { OwnTables } from '../online/my-tables.tsx';
import { Page } from '../page.tsx';
import { BoardOf } from '../screens/board-of.tsx';
import { useFocusKept } from '../screens/focus-kept.ts';
import { logLine } from '../screens/log.tsx';
import { Confirm, HintLine, RefusalNotice } from '../screens/notices.tsx';
import { RuleSheet } from '../screens/rule-sheet.tsx';
import { useTableVoice } from '../screens/table-voice.ts';
import type { AnswerResult, PageAsk, TableSession, TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explainerOf } from '../why/explainer.ts';
import { useWords } from '../words.ts';
import { AutomaticNotices } from './automatic-notices.tsx';
import { LogPanel } from './log-panel.tsx';
import { motionOf } from './motion.ts';
import { GameResult } from './result.tsx';
import { BarButton, BarButtons, BarSheets, useBarSheet } from './table-menu.tsx';
import { type Automatic, useAutomatic } from './use-automatic.ts';
import { type ShownTable, useShown } from './use-shown.ts';
import { type TableWords, useTableWords } from './words.ts';

const FirstGameCard = lazy(async () => ({
  default: (await import('../first-game/first-game-card.tsx')).FirstGameCard,
}));
const CoachTip = lazy(async () => ({
  default: (await import('../first-game/coach-tip.tsx')).CoachTipCard,
}));

/** Additional parts of an online table. */
export interface AroundTheTable {
  /** The time left to decide, and what happens then. */
  readonly clock: ReactNode;
  /** A seat's clock and connection in a game of the match. */
  readonly seatNote: (seat: Seat, leg: number) => ReactNode;
  /** The unconfirmed answer, as shown in the dock. */
  readonly pending: ReactNode;
  /** Its move, null if it was typed; undefined while nothing is pending. */
  readonly pendingMove: AnyMove | null | undefined;
  /** The score between two games of a match. */
  readonly between: ReactNode;
  /** What clocks, bots and people did besides answering. */
  readonly acts: readonly ActEntry[];
  /** What ended the game early, as the log says it. */
  readonly ending: string | null;
  readonly notices: ReactNode;
  /** The label of the rematch button; null if there is none. */
  readonly rematch: string | null;
  /** The game's tournament. */
  readonly tournament: string | null;
  /** Proposals and leaving, in the table menu. */
  readonly actions: (close: () => void) => ReactNode;
  /** Chat, spectators, the list of other tables. */
  readonly tabs: readonly SideTab[];
}

/** A table, local or online. */
export function TableScreen({
  session,
  state: newest,
  company,
}: {
  readonly session: TableSession;
  readonly state: TableState;
  readonly company?: AroundTheTable;
}): ReactNode {
  const texts = useTexts(newest.game);
  // Loaded together with its texts, because a later load would blank the page for a moment.
  const screen = useBoard(newest.game);
  const introduces = wantsCard(useSettings(), newest);
  const shownTable = useShown(session, newest, screen, introduces);
  const { state } = shownTable;
  const who = useWho(state);
  useTableVoice(state, texts, who);
  if (state.handOver !== null) {
    const seat = state.handOver;
    return (
      <Page title={texts.name} hideTitle>
        <RuleSheet game={state.game} texts={texts}>
          <Shield
            seat={seat}
            name={who(seat)}
            recap={state.recap.map((news, id) => logLine(texts, who, news, id))}
            onReady={() => session.reveal(seat)}
          />
        </RuleSheet>
      </Page>
    );
  }
  return (
    <Page title={texts.name} hideTitle className="table">
      <RuleSheet game={state.game} texts={texts}>
        <OnStage {...{ session, newest, shownTable, texts, who, company }} />
      </RuleSheet>
      {introduces && (
        <Suspense>
          <FirstGameCard game={state.game} name={texts.name} />
        </Suspense>
      )}
    </Page>
  );
}

function useWho({ sitters, viewer }: TableState): Who {
  const { language } = useSettings();
  return useMemo(() => readersOf({ sitters, viewer }, language), [sitters, viewer, language]);
}

function OnStage({
  session,
  newest,
  shownTable,
  texts,
  who,
  company,
}: {
  readonly session: TableSession;
  /** The actual state, which the screen may not have shown yet. */
  readonly newest: TableState;
  readonly shownTable: ShownTable;
  readonly texts: AnyTexts;
  readonly who: Who;
  readonly company: AroundTheTable | undefined;
}): ReactNode {
  const words = useTableWords();
  const settings = useSettings();
  const screen = useBoard(shownTable.state.game);
  const { state, shown, next, skip, tell, again } = shownTable;
  const answering = useAnswering(session, state);
  const automatic = useAutomatic(session, newest, screen, company !== undefined);
  const [sheet, setSheet] = useBarSheet();
  useSheetKeys(setSheet);
  const focus = useFocusKept();
  const { ask, viewer, outcome } = state;
  const face = facesOf(state.sitters);
  const isSending = company?.pendingMove !== undefined;
  const frame: StageFrame = {
    name: texts.name,
    seats: state.sitters.length,
    you: viewer,
    shared: isShared(state.sitters),
    who,
    asked: state.asked,
    portrait: (seat, size) => <Portrait face={face(seat)} seat={seat} size={size} />,
    seatNote: (seat) => company?.seatNote(seat, state.leg ?? 0) ?? null,
    pending: isSending ? company?.pending : null,
    question: ask ? { text: texts.ask(ask.about, state.view), rule: ask.rule } : null,
    waiting: waitingFor(state, who, words),
    beat: shown.beat,
    tick: shown.tick,
    waits: shown.waits,
    next,
    skip,
    tell,
    way: <BarButton icon="menu" label={words.siteMenu} onPress={() => setSheet('site')} />,
    bar: (
      <>
        {company && <span className="stage-clock">{company.clock}</span>}
        <OwnTables />
        <BarButtons onOpen={setSheet} />
      </>
    ),
    actions: <Tools {...{ state, answering, automatic, again }} />,
    tabs: [
      {
        id: 'log',
        title: words.log,
        icon: 'log',
        content: (
          <LogPanel
            {...{ state, screen, texts, who }}
            acts={company?.acts ?? []}
            explain={explainerOf(session, state, settings.explain)}
          />
        ),
      },
      ...(company?.tabs ?? []),
    ],
    toasts: <Toasts {...{ state, answering, automatic, texts, who }} notices={company?.notices} />,
    coach: ask && wantsTip(settings, state.game, ask.about) && (
      <Suspense>
        <CoachTip key={ask.about} game={state.game} about={ask.about} />
      </Suspense>
    ),
    overlay: outcome ? (
      <GameResult
        {...{ session, state, outcome, texts, who }}
        rematch={company ? company.rematch : words.rematch}
        tournament={company?.tournament ?? null}
        ending={company?.ending ?? null}
      />
    ) : (
      state.between && company?.between
    ),
    ...motionOf(settings),
    numbers: settings.ruleNumbers,
  };
  return (
    <div
      className="table-main"
      data-step={state.step}
      data-turn={outcome ? 'over' : shown.beat ? 'beat' : ask ? 'mine' : 'waiting'}
      data-asks={ask?.about}
      data-sending={isSending || undefined}
      data-others={state.asked.some((seat) => seat !== viewer) || undefined}
      ref={focus.part}
      tabIndex={-1}
    >
      <StageContext value={frame}>
        <BoardOf
          state={state}
          moment={shown.beat?.moment ?? null}
          texts={texts}
          who={who}
          hint={company?.pendingMove ?? answering.hint?.move ?? null}
          answer={answering.give}
          automatic={automatic}
        />
      </StageContext>
      <BarSheets
        {...{ state, texts, who, again }}
        open={sheet}
        onOpen={setSheet}
        onType={answering.typed}
        lastFocus={focus.last}
        company={company?.actions(() => setSheet(null))}
      />
      {answering.pending && (
        <Confirm
          move={texts.move(answering.pending)}
          onYes={answering.confirm}
          onNo={answering.withdraw}
        />
      )}
    </div>
  );
}

/** Hint and Undo, always in the same place. */
function Tools({
  state,
  answering,
  automatic: { offer, pass },
  again,
}: {
  readonly state: TableState;
  readonly answering: Answering;
  readonly automatic: Automatic;
  readonly again: (() => void) | null;
}): ReactNode {
  const words = useTableWords();
  const { ask, mayHint, mayTakeBack, outcome } = state;
  if (outcome) return null;
  return (
    <>
      {again && (
        <Button className="stage-tool stage-tool-again" title={words.againSays} onClick={again}>
          <StageIcon name="redo" size={18} />
          <span className="stage-tool-name">{words.again}</span>
        </Button>
      )}
      {offer && ask && (
        <Button className="stage-tool stage-tool-pass" onClick={pass}>
          <StageIcon name="next" size={18} />
          <span className="stage-tool-name">{words.passAll[offer]}</span>
        </Button>
      )}
      {mayHint && (
        <Button
          className="stage-tool"
          disabled={!ask || answering.thinking}
          onClick={answering.askHint}
        >
          <StageIcon name="hint" size={18} />
          <span className="stage-tool-name">
            {answering.thinking ? words.thinking : words.hint}
          </span>
        </Button>
      )}
      <Button className="stage-tool" disabled={!mayTakeBack} onClick={answering.takeBack}>
        <StageIcon name="undo" size={18} />
        <span className="stage-tool-name">{words.undo}</span>
      </Button>
    </>
  );
}

/** Overlays of the board: refusals, hints, notices of an online table. */
function Toasts({
  state,
  answering,
  automatic,
  texts,
  who,
  notices,
}: {
  readonly state: TableState;
  readonly answering: Answering;
  readonly automatic: Automatic;
  readonly texts: AnyTexts;
  readonly who: Who;
  readonly notices: ReactNode;
}): ReactNode {
  const { refused, hint } = answering;
  return (
    <>
      {notices}
      <AutomaticNotices automatic={automatic} texts={texts} />
      {refused !== undefined && (
        <RefusalNotice rule={refused} texts={texts} view={state.view} onClose={answering.forgive} />
      )}
      {hint && state.ask && (
        <HintLine
          move={texts.move(hint.move)}
          why={texts.reason(hint.reason, who, state.ask.seat)}
          onDo={answering.takeHint}
        />
      )}
    </>
  );
}

function waitingFor(
  { asked, outcome, between, sitters }: TableState,
  who: Who,
  words: TableWords,
): string {
  if (outcome || between) return words.gameOver;
  const [first] = asked;
  if (first === undefined) return '';
  const bot = asked.length === 1 && sitters[first]?.kind === 'bot';
  return bot ? words.thinks(who(at(asked, 0))) : words.waitingFor(asked.map(who));
}

/** `/` opens the input for typed moves, `?` the help. */
function useSheetKeys(open: (sheet: 'type' | 'help') => void): void {
  const { keys } = useSettings();
  useEffect(() => {
    if (!keys) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key !== '/' && event.key !== '?') return;
      event.preventDefault();
      open(event.key === '/' ? 'type' : 'help');
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys, open]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

type Answering = ReturnType<typeof useAnswering>;

/** The person's actions at the table and their results. */
function useAnswering(session: TableSession, state: TableState) {
  const words = useWords();
  const say = useSay();
  const { confirm: asks } = useSettings();
  const { ask, viewer, step } = state;
  const [refused, setRefused] = useState<string | null>();
  const [pending, setPending] = useState<AnyMove>();
  const [hinted, setHinted] = useState<{ readonly step: number; readonly advice: AnyAdvice }>();
  const [thinking, setThinking] = useState(false);
  const given = useRef(0);
  /**
   * A refusal is shown until another answer is given, so that an old one is not mistaken for a new
   * one.
   */
  const settle = async (judged: Promise<AnswerResult>): Promise<boolean> => {
    const number = ++given.current;
    setRefused(undefined);
    setPending(undefined);
    const reply = await judged;
    if (reply.ok) return true;
    if ('trouble' in reply) {
      await playSound('refuse');
      return true;
    }
    if (number === given.current) {
      await playSound('refuse');
      setRefused(reply.rule);
    }
    return reply.rule !== null;
  };
  const send = async (move: AnyMove): Promise<void> => {
    if (viewer !== null) await settle(session.answer(viewer, step, move));
  };
  const hint = hinted?.step === step ? hinted.advice : null;
  return {
    refused,
    pending,
    hint,
    thinking,
    give: async (move: AnyMove): Promise<void> => {
      if (wantsConfirming(asks, ask)) setPending(move);
      else await send(move);
    },
    confirm: async (): Promise<void> => {
      if (pending) await send(pending);
    },
    withdraw: (): void => setPending(undefined),
    forgive: (): void => setRefused(undefined),
    typed: async (text: string): Promise<boolean> =>
      viewer === null || settle(session.typed(viewer, step, text)),
    askHint: async (): Promise<void> => {
      setRefused(undefined);
      setThinking(true);
      const advice = await session.hint();
      setThinking(false);
      if (advice) setHinted({ step, advice });
    },
    takeBack: async (): Promise<void> => {
      const became = await session.takeBack();
      setRefused(undefined);
      say(words.takeBacks[became]);
    },
    takeHint: async (): Promise<void> => {
      if (hint) await send(hint.move);
    },
  };
}

function wantsConfirming(asks: 'never' | 'sealed' | 'always', ask: PageAsk | null): boolean {
  return asks === 'always' || (asks === 'sealed' && ask?.sealed === true);
}
