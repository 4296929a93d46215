import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { matches, TRAYS, type Tray } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Move, Own, Phase, Player } from '../kind.ts';
import { draftOf, OFFER } from '../tournament.ts';
import { CardButton, CardFace, labelOf, setClass } from './card.tsx';
import { Bill, Stepper } from './course.tsx';
import { DeckStrip } from './deck.tsx';
import type { Marks } from './marks.ts';
import type { Slots } from './slots.ts';
import { benchSpaces, cardName, isHinted, isLit, type Table } from './table.ts';

export const REDRAW = { type: 'redraw' } as const satisfies Move;
export const END_DRAFT = { type: 'endDraft' } as const satisfies Move;

/** CH-12, CH-13: which tray to draw from. */
export function drawSlots(table: Table, player: Player, own: Own): Slots {
  const { words, view } = table;
  const open = draftOf(player.round, view.options.round4);
  const only = open.length === 1 ? at(open, 0).level : undefined;
  return {
    board: (
      <div className="ch-draft">
        <Stepper table={table} />
        <Bill table={table} />
        <div className="ch-trays">
          {TRAYS.map((level) => (
            <TrayButton
              key={level}
              table={table}
              level={level}
              picks={open.find((draft) => draft.level === level)?.picks}
            />
          ))}
        </div>
      </div>
    ),
    title: words.drawTitle,
    says: words.drawSays(OFFER),
    dock: <DeckStrip table={table} own={own} />,
    action: only && (
      <Button kind="main" onClick={() => table.answer({ type: 'draw', level: only })}>
        {words.drawFrom(only)}
      </Button>
    ),
  };
}

function TrayButton({
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
  const says = picks === undefined ? words.closed : words.keep(picks, OFFER);
  return (
    <button
      type="button"
      className={classNames(
        'ch-tray',
        picks === undefined && 'ch-dim',
        isHinted(table, move) && 'ch-hinted',
      )}
      aria-label={`${words.drawFrom(level)}: ${says}`}
      onClick={() => answer(move)}
    >
      <span className="ch-tray-letter" aria-hidden>
        {level}
      </span>
      <b>{says}</b>
      <small>{words.inPile(view.glance.piles[level])}</small>
    </button>
  );
}

/** CH-14, CH-16: the cards drawn, the redraw, and the end of the draft. */
export function pickSlots(
  table: Table,
  player: Player,
  phase: Phase<'pick'>,
  own: Own,
  marks: Marks,
): Slots {
  const { words, answer } = table;
  const hinted = own.offer.find((card) => isHinted(table, { type: 'pick', card }));
  const chosen = marks.cards.find((card) => own.offer.includes(card)) ?? hinted;
  return {
    board: (
      <div className="ch-draft">
        <Stepper table={table} />
        <Bill table={table} />
        <Tabs table={table} player={player} phase={phase} own={own} />
        <div className={`ch-offer ch-offer-${own.offer.length}`}>
          {own.offer.map((card) => (
            <CardButton
              key={card}
              table={table}
              card={card}
              label={`${words.pick(labelOf(table, card))}. ${benchNote(table, own.deck, card)}`}
              pressed={card === chosen}
              dim={table.ask !== undefined && !isLit(table, { type: 'pick', card })}
              hinted={card === hinted}
              tag={<Tags table={table} deck={own.deck} card={card} />}
              to={card === chosen ? 'deck' : 'tray'}
              onPress={() => marks.only(card)}
              onEnlarge={table.enlarge}
            />
          ))}
        </div>
      </div>
    ),
    title: words.pickTitle(phase.left),
    says: chosen !== undefined && (
      <span className="ch-wide">{benchNote(table, own.deck, chosen)}</span>
    ),
    dock: (
      <>
        <DeckStrip table={table} own={own} adding={chosen} />
        <CloseUp table={table} card={chosen} />
      </>
    ),
    action: (
      <>
        <Button
          kind="main"
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && answer({ type: 'pick', card: chosen })}
        >
          {chosen === undefined ? words.pickOne : words.pick(cardName(table, chosen))}
        </Button>
        <Button
          kind="plain"
          className={classNames(isHinted(table, END_DRAFT) && 'ch-hinted')}
          onClick={() => answer(END_DRAFT)}
        >
          {words.stop}
        </Button>
      </>
    ),
  };
}

/** The chosen card large enough to read, where the offer is too small for it: on a phone on its side. */
function CloseUp({
  table,
  card,
}: {
  readonly table: Table;
  readonly card: CardName | undefined;
}): ReactNode {
  return (
    <div className="ch-close-up" aria-hidden="true">
      {card === undefined ? (
        <p>{table.words.pressToRead}</p>
      ) : (
        <span className={classNames('ch-shown', setClass(card))}>
          <span className="ch-card">
            <CardFace table={table} card={card} />
          </span>
        </span>
      )}
    </div>
  );
}

/** The levels of the round, how many picks are made, and the redraw. */
function Tabs({
  table,
  player,
  phase,
  own,
}: {
  readonly table: Table;
  readonly player: Player;
  readonly phase: Phase<'pick'>;
  readonly own: Own;
}): ReactNode {
  const { words, view, answer } = table;
  const redraw = isLit(table, REDRAW);
  const picks = phase.picked + phase.left;
  return (
    <div className="ch-tabs">
      <span className="ch-levels" data-anchor="tray">
        {draftOf(player.round, view.options.round4).map((draft) => (
          <span
            key={draft.level}
            className={classNames('ch-level', draft.level === phase.level && 'ch-level-on')}
          >
            <b>{draft.level}</b> {words.picks(draft.picks)}
          </span>
        ))}
      </span>
      <span className="ch-picks" role="img" aria-label={words.pickOf(phase.picked + 1, picks)}>
        {range(picks).map((n) => (
          <i key={n} className={n < phase.picked ? 'ch-made' : n === phase.picked ? 'ch-now' : ''}>
            {n + 1}
          </i>
        ))}
      </span>
      <Button
        className={classNames(
          'ch-redraw',
          !redraw && 'ch-dim',
          isHinted(table, REDRAW) && 'ch-hinted',
        )}
        onClick={() => answer(REDRAW)}
      >
        ↻ {redraw ? words.redraw(own.offer.length) : words.redrawGone}
      </Button>
    </div>
  );
}

/** What a card would do together with the deck: copies, and cards that strengthen one another. */
function Tags({
  table,
  deck,
  card,
}: {
  readonly table: Table;
  readonly deck: readonly CardName[];
  readonly card: CardName;
}): ReactNode {
  const { words } = table;
  const copies = deck.filter((other) => cardOf(other).key === cardOf(card).key).length;
  const helpers = supportersOf(deck, card);
  if (copies + helpers.length === 0) return null;
  return (
    <span className="ch-tags">
      {copies > 0 && <span className="ch-tag">{words.youHave(copies)}</span>}
      {helpers.map(({ by, amount }) => (
        <span key={by} className="ch-tag ch-tag-support">
          {words.supportedBy(cardName(table, by), amount)}
        </span>
      ))}
    </span>
  );
}

/** CH-63: the cards of a deck that strengthen this one from the bench, one of each name. */
export function supportersOf(
  deck: readonly CardName[],
  card: CardName,
): { readonly by: CardName; readonly amount: number }[] {
  const names = new Set<string>();
  return deck.flatMap((by) => {
    const { key, at: effects } = cardOf(by);
    const amount = effects.bench.reduce(
      (sum, deed) =>
        deed.type === 'support' && matches(cardOf(card), deed.to) ? sum + deed.amount : sum,
      0,
    );
    if (amount === 0 || names.has(key)) return [];
    names.add(key);
    return [{ by, amount }];
  });
}

/** CH-50: what picking the card does to the bench. */
function benchNote({ words }: Table, deck: readonly CardName[], card: CardName): string {
  const { key } = cardOf(card);
  const known = deck.some((other) => cardOf(other).key === key);
  return known ? words.sharesSpace : words.newName(benchSpaces(deck) + 1);
}
