import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { TRAYS, type Tray } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Move, Own, Phase, Player } from '../kind.ts';
import { draftOf } from '../tournament.ts';
import { CardButton, labelOf } from './card-face.tsx';
import { NextMatch } from './next-match.tsx';
import { PickCards } from './pick-cards.tsx';
import { cardName, isHinted, isLit, namesOf, roundName, type Table } from './table.ts';

/** The draft of the round: the level, the offer, a trade-in, and the slimming of the deck. */
export function Draft({
  table,
  player,
  own,
}: {
  readonly table: Table;
  readonly player: Player;
  readonly own: Own;
}): ReactNode {
  const { phase } = player;
  return (
    <Panel title={table.words.draft} kicker={roundName(table, player.round)} tone="raised">
      {phase.type === 'draw' && <Levels table={table} round={player.round} />}
      {phase.type === 'pick' && <Offer table={table} phase={phase} own={own} />}
      {phase.type === 'trade' && <Trade table={table} own={own} />}
      {phase.type === 'trim' && <Trim table={table} />}
      <NextMatch table={table} player={player} />
    </Panel>
  );
}

/** CH-12, CH-13: which tray to draw from. */
function Levels({ table, round }: { readonly table: Table; readonly round: number }): ReactNode {
  const { words, view } = table;
  const open = draftOf(round, view.options.round4);
  return (
    <>
      <p>
        {words.chooseLevel} <RuleLink rule="CH-12" />
      </p>
      <div className="challengers-levels">
        {TRAYS.map((level) => {
          const picks = open.find((draft) => draft.level === level)?.picks;
          return <Level key={level} table={table} level={level} picks={picks} />;
        })}
      </div>
    </>
  );
}

function Level({
  table,
  level,
  picks,
}: {
  readonly table: Table;
  readonly level: Tray;
  readonly picks: number | undefined;
}): ReactNode {
  const { words, view, answer } = table;
  const move = { type: 'draw', level } as const;
  const lit = isLit(table, move);
  return (
    <button
      type="button"
      className={classNames(
        'challengers-level',
        !lit && 'challengers-dim',
        isHinted(table, move) && 'challengers-hinted',
      )}
      onClick={() => answer(move)}
    >
      <span className="challengers-letter" aria-hidden="true">
        {level}
      </span>
      <span>
        {picks === undefined
          ? words.closedLevel(level)
          : words.drawFrom(level, picks, view.glance.piles[level])}
      </span>
    </button>
  );
}

/** CH-14, CH-16: the cards drawn, the redraw, and the end of the draft. */
function Offer({
  table,
  phase,
  own,
}: {
  readonly table: Table;
  readonly phase: Phase<'pick'>;
  readonly own: Own;
}): ReactNode {
  const { words, answer } = table;
  const redraw = isLit(table, REDRAW);
  return (
    <>
      <p>
        {words.offer(phase.level, phase.left)} <RuleLink rule="CH-14" />
      </p>
      <div className="challengers-cards">
        {own.offer.map((card) => {
          const move = { type: 'pick', card } as const;
          const bench = benchNote(table, own.deck, card);
          return (
            <CardButton
              key={card}
              table={table}
              card={card}
              label={`${words.pick(labelOf(table, card))} – ${bench}`}
              dim={!isLit(table, move)}
              hinted={isHinted(table, move)}
              note={bench}
              onPress={() => answer(move)}
            />
          );
        })}
      </div>
      <div className="challengers-actions">
        <Button
          className={classNames(
            !redraw && 'challengers-dim',
            isHinted(table, REDRAW) && 'challengers-hinted',
          )}
          onClick={() => answer(REDRAW)}
        >
          {redraw ? words.redraw(own.offer.length) : words.redrawGone}
        </Button>
        <Button
          kind="plain"
          className={classNames(isHinted(table, END) && 'challengers-hinted')}
          onClick={() => answer(END)}
        >
          {words.stop}
        </Button>
        <RuleLink rule="CH-16" />
      </div>
    </>
  );
}

const REDRAW = { type: 'redraw' } as const satisfies Move;
const END = { type: 'endDraft' } as const satisfies Move;
const READY = { type: 'ready' } as const satisfies Move;

/** CH-50: what picking the card does to the bench. */
function benchNote({ words }: Table, deck: readonly CardName[], card: CardName): string {
  const { key } = cardOf(card);
  const known = deck.some((other) => cardOf(other).key === key);
  return known ? words.sharesSpace : words.newName(namesOf(deck) + 1);
}

/** CH-19: other cards for another pick, or not. */
function Trade({ table, own }: { readonly table: Table; readonly own: Own }): ReactNode {
  const { words, ask, answer } = table;
  if (own.trade === null || !ask?.select) return null;
  const { from, min, max } = ask.select;
  return (
    <>
      <p>
        {words.tradeFor(cardName(table, own.trade))} <RuleLink rule="CH-19" />
      </p>
      <PickCards
        table={table}
        min={min}
        max={max}
        from={from.map(String)}
        ordered={false}
        says={(count) => (count === 0 ? words.tradeNothing : words.tradeIn(count))}
        onAnswer={(cards) => answer({ type: 'trade', cards })}
      />
    </>
  );
}

/** CH-20, CH-23: cards are removed in the deck beside; being ready ends it. */
function Trim({ table }: { readonly table: Table }): ReactNode {
  const { words, answer } = table;
  return (
    <>
      <p>
        {words.trim} <RuleLink rule="CH-20" /> <RuleLink rule="CH-23" />
      </p>
      <Button
        kind="main"
        className={classNames(isHinted(table, READY) && 'challengers-hinted')}
        onClick={() => answer(READY)}
      >
        {words.ready}
      </Button>
    </>
  );
}
