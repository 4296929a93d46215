import '../analysis/end.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { houseWon } from '../../engine/game.ts';
import { at } from '../../engine/list.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { WoodType } from '../../ui/wood-type.tsx';
import { GameNote } from '../profile/game-note.tsx';
import type { TableSession, TableState } from '../session.ts';
import { useWords } from '../words.ts';
import { FairnessCheck } from './fairness-check.tsx';
import { KeyMoments } from './key-moments.tsx';
import { ScoreTable } from './score-table.tsx';
import { ShareGame } from './share-game.tsx';

/** How it ended and why, and what can be done now. */
export function EndOfGame({
  session,
  state,
  texts,
  who,
}: {
  readonly session: TableSession;
  readonly state: TableState;
  readonly texts: AnyTexts;
  readonly who: Who;
}): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const { outcome } = state;
  const [first = []] = outcome?.places ?? [];
  const winner =
    outcome && houseWon(outcome) ? texts.house : first.length === 1 ? who(at(first, 0)) : undefined;
  const headline = winner === undefined ? words.draw : words.wins(winner);
  const record = useRecord(session);
  const latest = (): Promise<GameRecord> => (record ? Promise.resolve(record) : session.record());
  const again = async (): Promise<void> => {
    go(await session.rematch());
  };
  if (!outcome) return null;
  return (
    <section className="end" aria-label={words.gameOver}>
      <WoodType lines={[headline]} tallest={110} />
      <h2 className="hidden-visually">{headline}</h2>
      <p>
        {words.endedBy(texts.rules[outcome.rule] ?? outcome.rule)} <RuleLink rule={outcome.rule} />
      </p>
      <ScoreTable game={state.game} outcome={outcome} record={record} who={who} />
      <div className="row">
        <Button kind="main" onClick={again}>
          {words.rematch}
        </Button>
        <Link className="button" href={`/replay/${state.id}`}>
          {words.replay}
        </Link>
        <Link className="button" href={`/analysis/${state.id}`}>
          {words.analyse}
        </Link>
        <Link className="button" href="/">
          {words.home}
        </Link>
      </div>
      {record && <KeyMoments id={state.id} record={record} />}
      <ShareGame record={latest} />
      <FairnessCheck record={latest} commitment={state.commitment} />
      <GameNote id={state.id} />
    </section>
  );
}

/** The record of a finished game, when it has come. */
function useRecord(session: TableSession): GameRecord | undefined {
  const [record, setRecord] = useState<GameRecord>();
  useEffect(() => {
    session.record().then(setRecord, () => {});
  }, [session]);
  return record;
}
