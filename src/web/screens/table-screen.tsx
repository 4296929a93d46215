import { type ReactNode, useRef, useState } from 'react';
import type { AnyAdvice } from '../../bots/advice.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { ActionBar, Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { Shield } from '../../ui/shield.tsx';
import { play } from '../../ui/sound.ts';
import { TypedMove } from '../../ui/typed-move.tsx';
import { useBoard, useTexts } from '../games.ts';
import { namesOf } from '../names.ts';
import { Page } from '../page.tsx';
import type { PageAsk, Reply, TableSession, TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { BoardOf } from './board-of.tsx';
import { EndOfGame } from './end-of-game.tsx';
import { useFocusKept } from './focus-kept.ts';
import { Log, lineOf } from './log.tsx';
import { Confirm, HintLine, Refusal } from './notices.tsx';
import { RuleSheet } from './rule-sheet.tsx';
import { Seats, Status } from './status.tsx';
import { useTableVoice } from './table-voice.ts';

/** What a table shows beside its game where others play from elsewhere. */
export interface AroundTheTable {
  /** How long there is to decide, and what happens then. */
  readonly clock: ReactNode;
  /** Everybody at the table. */
  readonly strip: ReactNode;
  readonly notices: ReactNode;
  readonly actions: ReactNode;
  readonly beside: ReactNode;
}

/** A table, wherever its game is kept. */
export function TableScreen({
  session,
  state,
  company,
}: {
  readonly session: TableSession;
  readonly state: TableState;
  readonly company?: AroundTheTable;
}): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const texts = useTexts(state.game);
  // Its board comes with its words: one that came later would take the page away for a moment.
  useBoard(state.game);
  const who = namesOf(state.sitters, language);
  const answering = useAnswering(session, state);
  const main = useFocusKept();
  const { ask, viewer } = state;
  const looksOn = company !== undefined && viewer === null;
  useTableVoice(state, texts, who);

  if (state.handOver !== null) {
    const seat = state.handOver;
    return (
      <Page title={texts.name} hideTitle>
        <RuleSheet game={state.game} texts={texts}>
          <Shield
            seat={seat}
            name={who(seat)}
            recap={state.recap.map((news, id) => lineOf(texts, who, news, id))}
            onReady={() => session.reveal(seat)}
          />
        </RuleSheet>
      </Page>
    );
  }
  return (
    <Page title={texts.name} hideTitle className="table">
      <RuleSheet game={state.game} texts={texts}>
        <div className="table-main" data-step={state.step} ref={main} tabIndex={-1}>
          <Status state={state} texts={texts} who={who} clock={company?.clock} />
          {company ? company.strip : <Seats state={state} who={who} />}
          {company?.notices}
          {state.outcome && <EndOfGame session={session} state={state} texts={texts} who={who} />}
          <BoardOf
            state={state}
            texts={texts}
            who={who}
            hint={answering.hint?.move ?? null}
            answer={answering.give}
          />
          {answering.refused !== undefined && (
            <Refusal
              rule={answering.refused}
              texts={texts}
              view={state.view}
              onClose={answering.forgive}
            />
          )}
          {answering.hint && (
            <HintLine
              move={texts.move(answering.hint.move)}
              why={texts.reason(answering.hint.reason, who)}
              onDo={answering.takeHint}
            />
          )}
          {answering.pending && (
            <Confirm
              move={texts.move(answering.pending)}
              onYes={answering.confirm}
              onNo={answering.withdraw}
            />
          )}
          {!state.outcome && !looksOn && (
            <ActionBar label={words.actions}>
              {state.mayHint && (
                <Button disabled={!ask || answering.thinking} onClick={answering.askHint}>
                  {answering.thinking ? words.thinking : words.hint}
                </Button>
              )}
              <Button disabled={!state.mayTakeBack} onClick={answering.takeBack}>
                {words.takeBack}
              </Button>
              {company?.actions}
              {ask && viewer !== null && (
                <TypedMove example={ask.example} onType={answering.typed} />
              )}
            </ActionBar>
          )}
        </div>
        <div className="table-beside">
          <Log texts={texts} who={who} heard={state.heard} />
          {company?.beside}
        </div>
      </RuleSheet>
    </Page>
  );
}

/** What a person does at the table, and what came of it. */
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
  /** A refusal is shown as long as no other answer is given: nobody takes an old one for a new one. */
  const settle = async (judged: Promise<Reply>): Promise<boolean> => {
    const number = ++given.current;
    setRefused(undefined);
    setPending(undefined);
    const reply = await judged;
    if (reply.ok) return true;
    if (number === given.current) {
      play('refuse');
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
    give: (move: AnyMove): void => {
      if (wantsConfirming(asks, ask)) setPending(move);
      else send(move);
    },
    confirm: (): void => {
      if (pending) send(pending);
    },
    withdraw: (): void => setPending(undefined),
    forgive: (): void => setRefused(undefined),
    typed: async (text: string): Promise<boolean> =>
      viewer === null || settle(session.typed(viewer, step, text)),
    askHint: async (): Promise<void> => {
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
    takeHint: (): void => {
      if (hint) send(hint.move);
    },
  };
}

function wantsConfirming(asks: 'never' | 'sealed' | 'always', ask: PageAsk | null): boolean {
  return asks === 'always' || (asks === 'sealed' && ask?.sealed === true);
}
