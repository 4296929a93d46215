import './art/art.css';
import './knockout.css';
import './seats.css';
import './cards.css';
import './arena.css';
import './poster-card.css';
import './challenge.css';
import './colours.css';
import './training.css';
import './betting-boards.css';
import './betting.css';
import './boxing.css';
import './fight-view.css';
import './payouts.css';
import './closing.css';
import './info.css';
import type { ReactNode } from 'react';
import { youOr } from '../../../engine/texts.ts';
import type { BoardProps, GameScreen } from '../../../ui/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Stage } from '../../../ui/stage/stage.tsx';
import type { KnockOut, Phases } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { Arena } from './arena.tsx';
import { bettingParts } from './betting.tsx';
import { boxingParts } from './boxing.tsx';
import { OwnCards } from './cards.tsx';
import { challengeParts } from './challenge.tsx';
import { overParts, seasonParts } from './closing.tsx';
import { coloursParts, inksOf } from './colours.tsx';
import { infoOf } from './info.tsx';
import { log } from './log.ts';
import type { Moment } from './moment.ts';
import type { Parts } from './parts.ts';
import { payoutParts } from './payouts.tsx';
import { usePicks } from './picks.ts';
import { scenes } from './scenes.ts';
import { CornerTag, Numbers } from './seats.tsx';
import { fightNumber, fightOf, type Table } from './table.ts';
import { trainingParts } from './training.tsx';

/** The ring, the betting boards and everyone's purse. */
export const board: GameScreen<KnockOut, Moment> = {
  Board: KnockOutBoard,
  scenes,
  log,
  passing: ({ open: { season, phase, results } }) =>
    'fight' in phase ? { of: 'fight', scope: `${season} ${results.length}` } : null,
};

function KnockOutBoard(props: BoardProps<KnockOut, Moment>): ReactNode {
  const { view, who, language } = props;
  const [picks, pick] = usePicks(view);
  const words = boardWords[language];
  const name = (seat: number): string => youOr(who, seat, words.you, (other) => other);
  const table: Table = { ...props, words, picks, pick, name };
  return (
    <div className="knockout-inks" style={inksOf(view.open.colours)}>
      <Stage
        game="knockout"
        phase={<Where table={table} />}
        numbers={(seat) => <Numbers table={table} seat={seat} />}
        note={(seat) => <CornerTag table={table} seat={seat} />}
        {...partsOf(table)}
        info={infoOf(table)}
      />
    </div>
  );
}

/** What the running beat shows, else what the phase is about. */
function partsOf(table: Table): Parts {
  const { view, moment } = table;
  const { phase } = view.open;
  const fight = fightOf(table);
  if (moment?.type === 'notice') return noticeParts(table, moment.text);
  if (moment?.type === 'season') return seasonParts(table, moment);
  if (fight && (moment?.type === 'payout' || moment?.type === 'sums'))
    return payoutParts(table, fight, moment);
  switch (phase.type) {
    case 'colours':
      return coloursParts(table, phase);
    case 'challenge':
      return challengeParts(table, phase);
    case 'training':
      return trainingParts(table, phase);
    case 'betting':
      return bettingParts(table, phase);
    case 'boxing':
      return boxingParts(table, phase);
    case 'over':
      return overParts(table, phase);
  }
}

/** Something that happens between two fights, over the empty ring. */
function noticeParts(table: Table, text: string): Parts {
  const fight = fightOf(table);
  return {
    board: (
      <Arena label={table.words.ring}>
        <p className="knockout-headline">
          <b>{text}</b>
        </p>
      </Arena>
    ),
    dock: fight && (
      <div className="knockout-dock">
        <OwnCards table={table} />
      </div>
    ),
  };
}

const PHASES = ['challenge', 'training', 'betting', 'boxing'] as const;

/** Season, fight, and the phase among the four of a fight. */
function Where({ table }: { readonly table: Table }): ReactNode {
  const { words, view } = table;
  const { open, options } = view;
  const now = open.phase.type;
  return (
    <>
      <b>{words.season(open.season, options.seasons, fightNumber(table))}</b>
      <ol className="knockout-phases" aria-label={words.phase}>
        {now === 'over' || now === 'colours' ? (
          <li aria-current="step">{words.phases[now]}</li>
        ) : (
          PHASES.map((phase) => (
            <li
              key={phase}
              aria-current={phase === now ? 'step' : undefined}
              className={classNames(PHASES.indexOf(phase) < PHASES.indexOf(now) && 'knockout-done')}
            >
              {phaseName(table, phase)}
            </li>
          ))
        )}
      </ol>
    </>
  );
}

/** Moments of a round that has been boxed already. */
const SHOWS_LAST_ROUND: readonly Moment['type'][] = ['round', 'ended', 'payout', 'sums'];

/** Betting and boxing say their round of three. */
function phaseName({ words, view, moment }: Table, phase: keyof Phases): string {
  const { phase: now } = view.open;
  if (now.type !== phase) return words.phases[phase];
  if (now.type === 'betting') return words.ofThree(words.phases.betting, now.round);
  if (now.type !== 'boxing') return words.phases[phase];
  const shown = moment ? SHOWS_LAST_ROUND.includes(moment.type) : false;
  const round = now.fight.rounds.length + (shown ? 0 : 1);
  return words.ofThree(words.phases.boxing, Math.min(3, round));
}
