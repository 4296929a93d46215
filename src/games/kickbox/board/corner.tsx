import { type CSSProperties, type ReactNode, useState } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { knockedOutStars } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useStage } from '../../../ui/stage/context.ts';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import { SeatPortrait } from '../../../ui/stage/seat-strip.tsx';
import { shortNames } from '../../../ui/stage/short-names.ts';
import { Sum } from '../../../ui/sum.tsx';
import type { CardId, Corner as Seat } from '../kind.ts';
import { beltProfileOf } from '../rules/advanced.ts';
import { CardBack, FightCard, MiniCard } from './card.tsx';
import { MANY_HITS } from './prospects.ts';
import { below, fighterOf, isDown, nameOf, type Table } from './table.ts';

/** A fighter's side of the ring: hand, deck, discards, hits taken, knockdowns. */
export function CornerView({
  table,
  seat,
}: {
  readonly table: Table;
  readonly seat: Seat;
}): ReactNode {
  const { view, words, who } = table;
  const frame = useStage();
  const mine = seat === view.seat;
  return (
    <section
      className={classNames(
        'kickbox-corner',
        `seat-${seat}`,
        seat === below(table) && 'kickbox-own',
        frame?.beat?.actor === seat && 'kickbox-acts',
      )}
      aria-label={`${words.corners[seat]}, ${mine ? words.you : who(seat)}`}
      data-anchor={`corner:${seat}`}
    >
      <Person table={table} seat={seat} />
      {!mine && <Hand table={table} seat={seat} />}
      <Stat label={words.deck}>
        <span className="kickbox-pile" data-anchor={`deck:${seat}`} aria-hidden="true">
          {range(Math.min(3, view.glance.decks[seat])).map((back) => (
            <CardBack key={back} seat={seat} />
          ))}
        </span>
        <b>{view.glance.decks[seat]}</b>
      </Stat>
      <Discards table={table} seat={seat} />
      <Hits table={table} seat={seat} />
      <Stat label={words.knockdowns} brief={words.knockdownsBrief}>
        <Knockdowns table={table} seat={seat} />
      </Stat>
      <Points table={table} seat={seat} />
    </section>
  );
}

/** Who stands in the corner, with clock, belt and what is to be known of him. */
function Person({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words, who } = table;
  const frame = useStage();
  const called = ([0, 1] as const).map((one) => (one === who.you ? words.you : who(one)));
  const marks = [
    isDown(view, seat) && words.isDown,
    fighterOf(view, seat).runOuts > 0 && words.isExhausted,
    view.glance.ready[seat] && words.ready,
  ].filter((mark) => mark !== false);
  return (
    <div
      className={classNames('kickbox-person', frame?.asked.includes(seat) && 'stage-seat-asked')}
    >
      <SeatPortrait seat={seat} size={60} />
      <div className="kickbox-who">
        <b>
          <span className="kickbox-long">{called[seat]}</span>
          <span className="kickbox-short" aria-hidden="true">
            {shortNames(called)[seat]}
          </span>
        </b>
        <small>
          {frame?.seatNote(seat)}
          <span className="kickbox-belt">{beltOf(table, seat)}</span>
        </small>
      </div>
      {marks.map((mark) => (
        <strong key={mark} className="kickbox-mark">
          {mark}
        </strong>
      ))}
    </div>
  );
}

/** The corner, or belt and weight where they are fought with (KB-130, KB-134). */
function beltOf({ view: { options }, words }: Table, seat: Seat): string {
  const belt = options[seat === 0 ? 'red.belt' : 'blue.belt'];
  const weight = options[seat === 0 ? 'red.weight' : 'blue.weight'];
  const marks = [belt !== 'basic' && words.belts[belt], weight !== null && words.weights[weight]];
  return marks.filter((mark) => mark !== false).join(', ') || words.corners[seat];
}

/** KB-113: victory points, as a sum of rounds. */
function Points({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words } = table;
  if (view.options.variant !== 'ring') return null;
  const parts = view.open.scorecard.map(({ round, gained }) => ({
    label: words.parts.round(round),
    value: gained[nameOf(seat)],
    rule: 'KB-111',
  }));
  return (
    <span className="kickbox-points">
      <Sum total={fighterOf(view, seat).vpCards.length} parts={parts} />
      <small>
        <span className="kickbox-long">{words.points}</span>
        <span className="kickbox-short" aria-hidden="true">
          {words.pointsBrief}
        </span>
      </small>
    </span>
  );
}

/** A number of a corner, or a row of cards, with what it is called. */
function Stat({
  label,
  brief = label,
  children,
}: {
  readonly label: string;
  /** Where there is little room. */
  readonly brief?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="kickbox-stat">
      <span className="kickbox-stat-value">{children}</span>
      <small>
        <span className="kickbox-long">{label}</span>
        <span className="kickbox-short" aria-hidden="true">
          {brief}
        </span>
      </small>
    </div>
  );
}

/** How many cards the other holds, as backs; some are pointed at when they are struck. */
function Hand({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words, moment } = table;
  const cards = view.glance.hands[seat];
  const aimed = moment?.kind === 'aim' && moment.seat === seat ? moment.cards.length : 0;
  const first = Math.floor((cards - aimed) / 2);
  const open = view.glance.shown[seat];
  if (open) return <OpenHand table={table} seat={seat} cards={open} />;
  return (
    <Stat label={words.hand}>
      <span className="kickbox-backs" data-anchor={`hand:${seat}`} aria-hidden="true">
        {range(Math.min(cards, 14)).map((card) => (
          <span
            key={card}
            className={classNames(card >= first && card < first + aimed && 'kickbox-aimed')}
          >
            <CardBack seat={seat} />
          </span>
        ))}
      </span>
      <b role="img" aria-label={words.handOf(cards, beltProfileOf(view.options, seat).hand)}>
        {cards}
      </b>
    </Stat>
  );
}

/** H-2: a hand that lies open; pressing it shows the cards large. */
function OpenHand({
  table,
  seat,
  cards,
}: {
  readonly table: Table;
  readonly seat: Seat;
  readonly cards: readonly CardId[];
}): ReactNode {
  const { words } = table;
  return (
    <Stat label={words.hand}>
      <Opens table={table} title={words.hand} cards={cards}>
        <span
          className="kickbox-minis kickbox-open-hand"
          style={counted(Math.max(MANY_HITS, cards.length))}
          data-anchor={`hand:${seat}`}
        >
          {cards.map((card) => (
            <span key={card} data-piece={card}>
              <MiniCard id={card} />
            </span>
          ))}
        </span>
        <b>{cards.length}</b>
      </Opens>
    </Stat>
  );
}

/** The discard pile with its top card; anybody may look through it. */
function Discards({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words, moment } = table;
  const shown: readonly (CardId | null)[] = moment?.kind === 'duel' ? moment.cards : [];
  const cards = fighterOf(view, seat).discard.filter((card) => !shown.includes(card));
  const top = cards.at(-1);
  return (
    <Stat label={words.discard}>
      <Opens table={table} title={words.discard} cards={cards}>
        <span className="kickbox-pile" data-anchor={`discard:${seat}`}>
          {top === undefined ? (
            <span className="kickbox-mini kickbox-empty" />
          ) : (
            <span key={top} data-piece={top}>
              <MiniCard id={top} />
            </span>
          )}
        </span>
        <b>{cards.length}</b>
      </Opens>
    </Stat>
  );
}

/** The cards hit in this round, with the mark at seven. */
function Hits({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words, moment } = table;
  const cards = fighterOf(view, seat).hit;
  const fresh = moment?.kind === 'hit' && moment.seat === seat ? moment : null;
  const free = Math.max(0, MANY_HITS - cards.length);
  return (
    <div className="kickbox-stat kickbox-hits" data-anchor={`hits:${seat}`}>
      <Opens table={table} title={words.hitArea} cards={cards}>
        <span className="kickbox-minis" style={counted(Math.max(MANY_HITS, cards.length))}>
          {cards.map((card) => (
            <span
              key={card}
              data-piece={card}
              data-from={seat === view.seat ? `deck:${seat}` : `hand:${seat}`}
              data-to={`discard:${seat}`}
              className={classNames(fresh?.cards.includes(card) && 'kickbox-fresh')}
            >
              <MiniCard id={card} />
            </span>
          ))}
          {range(free).map((slot) => (
            <span key={slot} className="kickbox-mini kickbox-empty">
              {slot === free - 1 ? MANY_HITS : ''}
            </span>
          ))}
        </span>
      </Opens>
      <small>
        <span>{words.hitArea}</span> <b className="kickbox-tally">{cards.length}</b>
        <RuleHelp rule="KB-111" />
      </small>
      {fresh && <strong className="kickbox-pop">{words.hitPop(fresh.hits)}</strong>}
    </div>
  );
}

/** How many cards share the room of the row. */
function counted(cards: number): CSSProperties & { readonly '--kickbox-n': number } {
  return { '--kickbox-n': cards };
}

function Knockdowns({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const cards = fighterOf(table.view, seat).knockdown;
  return (
    <>
      <b>{cards.length}</b>
      {cards.map((card) => (
        <span key={card} data-piece={card} className="kickbox-star-of-down">
          <Icon drawing={knockedOutStars} size={20} />
        </span>
      ))}
    </>
  );
}

/** Cards that lie open: pressing them shows them all. */
function Opens({
  table,
  title,
  cards,
  children,
}: {
  readonly table: Table;
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly children: ReactNode;
}): ReactNode {
  const { words, language } = table;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="kickbox-opens"
        aria-label={words.open(title, cards.length)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title={`${title} (${cards.length})`}>
        {cards.length === 0 && <p>{words.nothing}</p>}
        <div className="kickbox-discarded">
          {[...cards].reverse().map((id) => (
            <FightCard key={id} id={id} language={language} />
          ))}
        </div>
      </Drawer>
    </>
  );
}
