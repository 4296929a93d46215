import type { ReactNode } from 'react';
import { at, range, sum } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import type { InfoSection } from '../../../ui/stage/stage.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { Participant, Trophy, View } from '../kind.ts';
import { hasFinal, roundsOf } from '../rules/participants.ts';
import { GAME_WORDS } from '../texts/game-words.ts';
import { DECISIVE_LEAD, ROUNDS } from '../tournament.ts';
import { labelOf, MiniFace, setClass } from './card.tsx';
import { currentRound } from './course.tsx';
import { type Reel, reelsOf } from './film.ts';
import { Cup, Deck, Fan } from './icons.tsx';
import { type Meeting, meetingsOf } from './meetings.ts';
import { Mark } from './people.tsx';
import { calledOf, roundName, type Table } from './table.ts';

/** What somebody has won, as far as the viewer knows. */
interface Row {
  readonly player: Participant;
  readonly cards: number;
  readonly fans: number;
  readonly trophies: readonly Trophy[];
}

/** Standings, the plan of the matches, the sets, and the Robot's cards. */
export function infoSections(table: Table, onWatch: (id: string) => void): InfoSection[] {
  const { words, view } = table;
  const { robot, sets } = view.open;
  const names = GAME_WORDS[table.language].sets;
  return [
    { id: 'standings', title: words.standings, content: <FanStandings table={table} /> },
    { id: 'matches', title: words.matches, content: <Plan table={table} onWatch={onWatch} /> },
    {
      id: 'sets',
      title: words.sets,
      content: (
        <p className="ch-sets">
          {(['city', ...sets] as const).map((set) => (
            <span key={set} className={`ch-chip ch-set-${set}`}>
              {names[set]}
            </span>
          ))}
        </p>
      ),
    },
    ...(robot
      ? [
          {
            id: 'robot',
            title: words.robotDeck(view.options.robotLevel),
            content: (
              <ul className="ch-robot-deck">
                {robot.deck.map((card) => (
                  <li key={card}>
                    <button
                      type="button"
                      className={classNames('ch-mini', setClass(card))}
                      aria-label={labelOf(table, card)}
                      onClick={() => table.enlarge(card)}
                    >
                      <MiniFace table={table} card={card} />
                    </button>
                  </li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
  ];
}

/** CH-80: everybody's trophies and fans; the fans on hidden trophies are their owner's secret. */
export function FanStandings({ table }: { readonly table: Table }): ReactNode {
  const { words, view } = table;
  const rows = rowsOf(view).sort((a, b) => totalOf(b) - totalOf(a));
  return (
    <>
      <table className="ch-standings">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-visually">{words.player}</span>
            </th>
            <th scope="col" title={words.cardsName}>
              <Deck />
              <span className="hidden-visually">{words.cardsName}</span>
            </th>
            <th scope="col" title={words.trophies}>
              <Cup />
              <span className="hidden-visually">{words.trophies}</span>
            </th>
            <th scope="col" title={words.fans}>
              <Fan />
              <span className="hidden-visually">{words.fans}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.player} className={row.player === view.seat ? 'ch-me' : ''}>
              <th scope="row">
                <Mark player={row.player} /> <span>{calledOf(table, row.player)}</span>
              </th>
              <td>{row.cards}</td>
              <td>{row.trophies.length}</td>
              <td>
                <Total table={table} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ch-note">{noteOf(table, rows)}</p>
    </>
  );
}

function noteOf(table: Table, rows: readonly Row[]): ReactNode {
  const { words, view } = table;
  if (hasFinal(view.open.players.length, view.options))
    return (
      <>
        {words.bestTwo} <RuleHelp rule="CH-81" />
      </>
    );
  const [one, two] = rows;
  const by = (one ? totalOf(one) : 0) - (two ? totalOf(two) : 0);
  return (
    <>
      {by === 0 || !one
        ? words.even(DECISIVE_LEAD)
        : words.lead(calledOf(table, one.player), by, DECISIVE_LEAD)}{' '}
      <RuleHelp rule="CH-86" />
    </>
  );
}

export function rowsOf(view: View): Row[] {
  const { open, glance } = view;
  const rows = open.players.map(({ fans, trophies }, player): Row => {
    const known = trophies.map((trophy, n) => ({ ...trophy, fans: fansOn(view, player, n) }));
    return { player, cards: at(glance.owned, player), fans, trophies: known };
  });
  if (!open.robot) return rows;
  const { fans, trophies, deck } = open.robot;
  return [...rows, { player: 'robot', cards: deck.length, fans, trophies }];
}

/** The fans on the nth trophy of a player, if the viewer may know them. */
function fansOn({ open, own, seat }: View, player: number, n: number): number | null {
  const shown = at(at(open.players, player).trophies, n).fans;
  return shown ?? (player === seat ? (own?.values[n] ?? null) : null);
}

/** A question mark stands for trophies that lie face down. */
function Total({ table, row }: { readonly table: Table; readonly row: Row }): ReactNode {
  const { words } = table;
  const hidden = row.trophies.some(({ fans }) => fans === null);
  const parts = [
    { label: words.fans, value: row.fans, rule: 'CH-67' },
    ...row.trophies.flatMap(({ round, fans }) =>
      fans === null ? [] : [{ label: words.trophyOf(round), value: fans, rule: 'CH-54' }],
    ),
  ];
  return (
    <Sum
      total={totalOf(row)}
      parts={parts}
      shown={(n) => (hidden && n === totalOf(row) ? `${n}+?` : String(n))}
    />
  );
}

function totalOf({ fans, trophies }: Row): number {
  return fans + sum(trophies.map((trophy) => trophy.fans ?? 0));
}

/** CH-3: who meets whom; a match that has been played can be watched. */
function Plan({
  table,
  onWatch,
}: {
  readonly table: Table;
  readonly onWatch: (id: string) => void;
}): ReactNode {
  const { view, words, heard } = table;
  const rounds = range(roundsOf(view.options)).map((n) => n + 1);
  if (hasFinal(view.open.players.length, view.options)) rounds.push(ROUNDS + 1);
  const now = currentRound(view);
  const reels = reelsOf(heard);
  return (
    <ol className="ch-plan">
      {rounds.map((round) => (
        <li key={round} className={round === now ? 'ch-plan-now' : ''}>
          <b>{round > ROUNDS ? words.final : round}</b>
          {meetingsOf(view, round).map((meeting) => (
            <Pair key={meeting.park} {...{ table, reels, meeting, onWatch }} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function Pair({
  table,
  reels,
  meeting,
  onWatch,
}: {
  readonly table: Table;
  readonly reels: readonly Reel[];
  readonly meeting: Meeting;
  readonly onWatch: (id: string) => void;
}): ReactNode {
  const { words, moment } = table;
  const { round, park, sides } = meeting;
  const [light, dark] = [calledOf(table, sides[0]), calledOf(table, sides[1])];
  const reel = reels.find((one) => one.round === round && one.park === park);
  const faces = sides.map((player) => (
    <span key={player} className={reel?.winner === player ? 'ch-pair-won' : ''}>
      <Mark player={player} size={22} />
    </span>
  ));
  if (!reel || reel.winner === null || moment)
    return (
      <span className="ch-pair" role="img" aria-label={words.meets(light, dark)}>
        {faces}
      </span>
    );
  return (
    <Button
      kind="plain"
      className="ch-pair"
      title={words.watch}
      aria-label={words.watchMatch(
        roundName(table, round),
        light,
        dark,
        calledOf(table, reel.winner),
      )}
      onClick={() => onWatch(reel.id)}
    >
      {faces}
    </Button>
  );
}
