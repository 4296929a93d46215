import { type ReactNode, useState } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { knockedOutStars } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { blackBelt } from '../../../ui/poster-drawings.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type Part, Sum } from '../../../ui/sum.tsx';
import type { CardId, Corner as Seat } from '../kind.ts';
import { profileOf } from '../rules/advanced.ts';
import { CardList, CardTile } from './card-face.tsx';
import { MANY_HITS } from './prospects.ts';
import { below, fighterOf, nameOf, opposite, type Table } from './table.ts';

/** A fighter's part of the fight plan. */
export function Corner({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words, who } = table;
  const belt = view.options[seat === 0 ? 'red.belt' : 'blue.belt'];
  return (
    <section
      className={classNames('kickbox-corner', `seat-${seat}`)}
      aria-label={`${words.corners[seat]}, ${who(seat)}`}
    >
      <header>
        <SeatBadge seat={seat} name={who(seat)} />
        <span className="kickbox-belt">
          <Icon drawing={blackBelt} size={16} /> {words.corners[seat]}, {words.belts[belt]}
        </span>
        <Marks table={table} seat={seat} />
      </header>
      <div className="kickbox-zones">
        <Hand table={table} seat={seat} />
        <Figure label={words.deck} rule="KB-50">
          {view.glance.decks[seat]}
        </Figure>
        <Pile table={table} label={words.discard} cards={fighterOf(view, seat).discard} />
        <Figure label={words.knockdowns} rule="KB-83">
          <Stars count={fighterOf(view, seat).knockdown.length} />
        </Figure>
        {view.options.variant === 'ring' && (
          <Figure label={words.points} rule="KB-113">
            <Sum total={fighterOf(view, seat).vpCards.length} parts={pointParts(table, seat)} />
          </Figure>
        )}
        <HitArea table={table} seat={seat} />
      </div>
    </section>
  );
}

function Marks({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words } = table;
  const { active, down, step } = view.open;
  const marks = [
    !BETWEEN.includes(step.type) && active === seat && words.attacks,
    down !== null && active === opposite(seat) && words.isDown,
    fighterOf(view, seat).runOuts > 0 && words.isExhausted,
    view.glance.ready[seat] && words.ready,
  ];
  return (
    <>
      {marks.map(
        (mark) =>
          mark !== false && (
            <strong key={mark} className="kickbox-mark">
              {mark}
            </strong>
          ),
      )}
    </>
  );
}

/** When nobody attacks. */
const BETWEEN = ['over', 'mulligan', 'initiative', 'redraw', 'count', 'ringBreak'];

/** A number of the plan with what it is called. */
function Figure({
  label,
  rule,
  children,
}: {
  readonly label: string;
  readonly rule: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="kickbox-figure">
      <span className="kickbox-figure-name">{label}</span>
      <span className="kickbox-number">
        {children} <RuleLink rule={rule} />
      </span>
    </div>
  );
}

/** How many cards somebody holds, as a fan of backs. */
function Hand({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words } = table;
  const cards = view.glance.hands[seat];
  const { hand: limit } = profileOf(view.options, seat);
  const fan = seat !== below(table) || view.seat === null;
  return (
    <Figure label={words.hand} rule="KB-44">
      {fan && (
        <span className="kickbox-fan" aria-hidden="true">
          {range(Math.min(cards, 12)).map((card) => (
            <i key={card} style={{ rotate: `${(card - (Math.min(cards, 12) - 1) / 2) * 6}deg` }} />
          ))}
        </span>
      )}
      <span role="img" aria-label={words.handOf(cards, limit)}>
        {cards}
        <small>/{limit}</small>
      </span>
    </Figure>
  );
}

/** A pile that anybody may look through. */
function Pile({
  table,
  label,
  cards,
}: {
  readonly table: Table;
  readonly label: string;
  readonly cards: readonly CardId[];
}): ReactNode {
  const { words, language } = table;
  const [open, setOpen] = useState(false);
  return (
    <div className="kickbox-figure">
      <span className="kickbox-figure-name">{label}</span>
      <button
        type="button"
        className="kickbox-number kickbox-pile"
        aria-label={words.open(label, cards.length)}
        onClick={() => setOpen(true)}
      >
        {cards.length}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={`${label} (${cards.length})`}>
        <CardList cards={cards} language={language} />
      </Sheet>
    </div>
  );
}

function Stars({ count }: { readonly count: number }): ReactNode {
  return (
    <>
      {count}{' '}
      {range(count).map((star) => (
        <Icon key={star} drawing={knockedOutStars} size={20} />
      ))}
    </>
  );
}

/** The cards hit in this round, with the mark at seven. */
function HitArea({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words, language, happening } = table;
  const [open, setOpen] = useState(false);
  const cards = fighterOf(view, seat).hit;
  const fresh = happening ? lastHits(table, seat) : [];
  return (
    <div className="kickbox-figure kickbox-hit-area">
      <span className="kickbox-figure-name">
        {words.hitArea} <RuleLink rule="KB-111" />
        <small>{words.twoPoints}</small>
      </span>
      <button
        type="button"
        className="kickbox-tiles"
        aria-label={words.open(words.hitArea, cards.length)}
        onClick={() => setOpen(true)}
      >
        {cards.map((card) => (
          <CardTile key={card} id={card} fresh={fresh.includes(card)} />
        ))}
        {range(Math.max(0, MANY_HITS - cards.length)).map((slot) => (
          <span
            key={slot}
            className={classNames(
              'kickbox-tile kickbox-empty',
              slot === MANY_HITS - cards.length - 1 && 'kickbox-seventh',
            )}
          >
            {slot === MANY_HITS - cards.length - 1 ? MANY_HITS : ''}
          </span>
        ))}
        <b className="kickbox-number">{cards.length}</b>
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={`${words.hitArea} (${cards.length})`}
      >
        <CardList cards={cards} language={language} />
      </Sheet>
    </div>
  );
}

/** The cards that the last hit took. */
function lastHits({ heard }: Table, seat: Seat): readonly CardId[] {
  const from = heard.findLastIndex(({ news }) => news.type === 'hit');
  return heard
    .slice(Math.max(0, from))
    .flatMap(({ news }) =>
      (news.type === 'hit' || news.type === 'deckHits') && news.seat === seat ? news.cards : [],
    );
}

/** Where the points of a fighter come from. */
function pointParts({ view, words }: Table, seat: Seat): Part[] {
  return view.open.scorecard.map(({ round, gained }) => ({
    label: words.parts.round(round),
    value: gained[nameOf(seat)],
    rule: 'KB-111',
  }));
}
