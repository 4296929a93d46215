import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { Guard } from '../cards.ts';
import type { Attack, CardId, Corner, Defence } from '../kind.ts';
import { guardOf } from '../rules/defence.ts';
import type { BoardWords } from '../texts/board.ts';
import { CardChip, FightCard } from './card-face.tsx';
import { type Scene, storyOf } from './story.ts';
import { opposite, type Table } from './table.ts';

/** KB-66: places for enhancements. */
const SLOTS = 2;

/** Attack against defence, and how it came to this. */
export function Exchange({ table }: { readonly table: Table }): ReactNode {
  const { view, words, heard, happening } = table;
  const { attack, active } = view.open;
  const story = storyOf(heard);
  const going = attack !== null && active !== null;
  return (
    <section
      className={classNames('kickbox-exchange', happening && 'kickbox-happening')}
      aria-label={words.exchange}
    >
      <h3>{going || story.length === 0 ? words.exchange : words.lastExchange}</h3>
      {going && <FaceOff table={table} attack={attack} attacker={active} story={story} />}
      {story.length === 0 ? (
        <p className="note">{words.quiet}</p>
      ) : (
        <ol className="kickbox-story">
          {story.map((scene) => (
            <Seen key={scene.id} table={table} scene={scene} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The attack on one side, what stands against it on the other, with their places. */
function FaceOff({
  table,
  attack,
  attacker,
  story,
}: {
  readonly table: Table;
  readonly attack: Attack;
  readonly attacker: Corner;
  readonly story: readonly Scene[];
}): ReactNode {
  const { words } = table;
  const { card, windUp, enhancements, links, defence } = attack;
  return (
    <div className="kickbox-faceoff">
      <Side table={table} seat={attacker} title={words.attack} cards={[card]}>
        <Places table={table} cards={[...windUp, ...enhancements]} />
        {links > 0 && (
          <p>
            {words.link(links)} <RuleLink rule="KB-100" />
          </p>
        )}
      </Side>
      <p className="kickbox-verdict">{verdictOf(table, story)}</p>
      <Side
        table={table}
        seat={opposite(attacker)}
        title={words.defence}
        cards={defence?.cards ?? []}
      >
        {defence && <Guarding table={table} defence={defence} />}
      </Side>
    </div>
  );
}

function Side({
  table,
  seat,
  title,
  cards,
  children,
}: {
  readonly table: Table;
  readonly seat: Corner;
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={classNames('kickbox-side', `seat-${seat}`)}>
      <h4>
        <SeatBadge seat={seat} size={20} /> {title}
      </h4>
      <div className="kickbox-played">
        {cards.map((id) => (
          <FightCard key={id} id={id} language={table.language} />
        ))}
        {cards.length === 0 && <span className="kickbox-nothing" aria-hidden="true" />}
      </div>
      {children}
    </div>
  );
}

/** What a defence withstands, and what enhances it. */
function Guarding({
  table,
  defence,
}: {
  readonly table: Table;
  readonly defence: Defence;
}): ReactNode {
  const { words } = table;
  return (
    <>
      {defence.cards.length === 1 ? (
        <Places table={table} cards={defence.enhancements} />
      ) : (
        <p>
          {words.noSlots} <RuleLink rule="KB-65" />
        </p>
      )}
      <p>{proofsOf(words, guardOf(defence))}</p>
    </>
  );
}

export function proofsOf({ proofs }: BoardWords, guard: Guard): string {
  const known = [
    guard.gapProof && proofs.gap,
    guard.blitzProof && proofs.blitz,
    guard.ends && proofs.ends,
  ].filter((proof) => proof !== false);
  return known.length > 0 ? known.join(', ') : proofs.none;
}

/** KB-66: the two places of an attack or a defence. */
function Places({
  table: { words, language },
  cards,
}: {
  readonly table: Table;
  readonly cards: readonly CardId[];
}): ReactNode {
  return (
    <p className="kickbox-places">
      <span className="hidden-visually">{words.slots(cards.length)}</span>
      {cards.map((card) => (
        <CardChip key={card} id={card} language={language} />
      ))}
      {range(SLOTS - cards.length).map((slot) => (
        <span key={slot} className="kickbox-place" aria-hidden="true">
          {words.emptySlot}
        </span>
      ))}
      <RuleLink rule="KB-66" />
    </p>
  );
}

/** How the attack stands, in a word. */
function verdictOf({ view, words }: Table, story: readonly Scene[]): string {
  const { verdicts } = words;
  switch (view.open.step.type) {
    case 'defend':
      return verdicts.open;
    case 'speed':
      return verdicts.slow;
    case 'press':
      return verdicts.stands;
    case 'power':
      return verdicts.lands;
    default: {
      const hit = story.findLast(({ what }) => what === 'hit' || what === 'stopped');
      return hit?.what === 'hit' ? verdicts.hit(hit.count) : verdicts.stopped;
    }
  }
}

/** One thing that was seen. */
function Seen({ table, scene }: { readonly table: Table; readonly scene: Scene }): ReactNode {
  const { words, who, language } = table;
  const { seat, what, cards, count } = scene;
  const deed = words.deeds[what];
  return (
    <li className={classNames(`kickbox-deed-${what}`, `seat-${seat}`)}>
      <SeatBadge seat={seat} size={20} />
      <span className="hidden-visually">{who(seat)}</span>
      <span>{typeof deed === 'string' ? deed : deed(count)}</span>
      {cards.map((card) => (
        <CardChip key={card} id={card} language={language} />
      ))}
    </li>
  );
}
