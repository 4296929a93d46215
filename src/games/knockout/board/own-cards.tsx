import { type ReactNode, useState } from 'react';
import { at, range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { padlock } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import type { Card as FightCard } from '../cards.ts';
import type { KnockOut } from '../kind.ts';
import { exchange } from '../rules/ring.ts';
import type { Table } from './table.ts';

type Own = KnockOut['own'];

/** What only the viewer sees: hand, reserve, and the choice that is asked of them. */
export function OwnCards({ table }: { readonly table: Table }): ReactNode {
  const { view, ask, words } = table;
  const [hidden, setHidden] = useState(false);
  const { own } = view;
  if (!own) return null;
  return (
    <section className="knockout-private" aria-label={words.private}>
      <header>
        <h3>
          <Icon drawing={padlock} size={18} /> {words.private} <RuleLink rule="KO-100" />
        </h3>
        <Button kind="plain" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
          {words.hide}
        </Button>
      </header>
      {hidden ? <Backs own={own} /> : <Faces key={momentOf(table)} table={table} own={own} />}
      {!ask && own.chosen && (
        <p className="knockout-sealed">
          {words.sealed} <RuleLink rule="KO-24" />
        </p>
      )}
    </section>
  );
}

/** A new question is a new choice. */
function momentOf({ view, ask }: Table): string {
  const { phase, results } = view.open;
  const round = 'fight' in phase ? phase.fight.rounds.length : 0;
  return [results.length, phase.type, round, ask !== undefined].join(' ');
}

function Backs({ own }: { readonly own: Own }): ReactNode {
  const cards = own.hand.length > 0 ? own.hand : own.reserve;
  return (
    <div className="knockout-cards">
      {range(cards.length).map((place) => (
        <Card key={place} label="" down />
      ))}
    </div>
  );
}

function Faces({ table, own }: { readonly table: Table; readonly own: Own }): ReactNode {
  const { ask } = table;
  if (ask?.about === 'train') return <Training table={table} own={own} />;
  if (ask?.about === 'play') return <Playing table={table} own={own} />;
  return <Lying table={table} own={own} />;
}

/** The cards as they lie, with nothing to decide about them. */
function Lying({ table, own }: { readonly table: Table; readonly own: Own }): ReactNode {
  const { words } = table;
  const chosen = own.chosen ?? [];
  return (
    <>
      {own.hand.length > 0 && (
        <Row label={words.hand} cards={own.hand} chosen={chosen} words={words} />
      )}
      <Row
        label={words.reserve}
        cards={own.reserve}
        chosen={own.hand.length > 0 ? [] : chosen}
        words={words}
      />
    </>
  );
}

function Row({
  label,
  cards,
  chosen,
  words,
}: {
  readonly label: string;
  readonly cards: readonly FightCard[];
  readonly chosen: readonly FightCard[];
  readonly words: Table['words'];
}): ReactNode {
  const places = placesOf(chosen, cards);
  return (
    <div className="knockout-lying">
      <h4>{label}</h4>
      <div className="knockout-cards knockout-small">
        {range(cards.length).map((place) => {
          const card = at(cards, place);
          const name = words.card(card);
          const taken = places.includes(place);
          return (
            <span key={place} className={taken ? 'knockout-taken' : undefined}>
              <Card label={taken ? `${name}, ${words.chosen}` : name}>
                <Value card={card} />
              </Card>
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** KO-23: which cards go into the ring. */
function Training({ table, own }: { readonly table: Table; readonly own: Own }): ReactNode {
  const { words, ask, answer, hint } = table;
  const cards = own.reserve;
  const size = ask?.select?.max ?? 0;
  const [places, setPlaces] = useState<readonly number[]>([]);
  const advised = hint?.type === 'train' ? placesOf(hint.cards, cards) : [];
  const toggle = (place: number): void =>
    setPlaces(places.includes(place) ? places.filter((p) => p !== place) : [...places, place]);
  const chosen = [...places].sort((a, b) => a - b).map((place) => at(cards, place));
  return (
    <>
      <p>
        {words.chooseHand(size)} <RuleLink rule="KO-23" />
      </p>
      <div className="knockout-cards">
        {range(cards.length).map((place) => (
          <span key={place} className={advised.includes(place) ? 'knockout-hinted' : undefined}>
            <Card
              label={labelled(words, at(cards, place), advised.includes(place))}
              chosen={places.includes(place)}
              onPress={() => toggle(place)}
            >
              <Value card={at(cards, place)} />
            </Card>
          </span>
        ))}
      </div>
      <div className="knockout-deciding">
        <span>{words.taking(places.length, size)}</span>
        <Button kind="main" onClick={() => answer({ type: 'train', cards: chosen })}>
          {words.train}
        </Button>
      </div>
    </>
  );
}

/** KO-47: which card is played, and what it does against each other. */
function Playing({ table, own }: { readonly table: Table; readonly own: Own }): ReactNode {
  const { words, answer, hint } = table;
  const [place, setPlace] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const advised = hint?.type === 'play' ? own.hand.indexOf(hint.card) : -1;
  const looked = place ?? pointed;
  const press = (pressed: number): void => {
    if (pressed === place) answer({ type: 'play', card: at(own.hand, pressed) });
    else setPlace(pressed);
  };
  return (
    <>
      <div className="knockout-cards">
        {range(own.hand.length).map((i) => (
          <span
            key={i}
            className={i === advised ? 'knockout-hinted' : undefined}
            onPointerEnter={() => setPointed(i)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <Card
              label={labelled(words, at(own.hand, i), i === advised)}
              chosen={i === place}
              onPress={() => press(i)}
            >
              <Value card={at(own.hand, i)} />
            </Card>
          </span>
        ))}
      </div>
      <Prospects words={words} card={looked === undefined ? undefined : own.hand[looked]} />
      <div className="knockout-deciding">
        {place !== undefined && (
          <Button kind="main" onClick={() => answer({ type: 'play', card: at(own.hand, place) })}>
            {words.playCard(at(own.hand, place))}
          </Button>
        )}
        <span className="knockout-reserve">
          {words.reserve}: {own.reserve.join(' ') || '–'}
        </span>
      </div>
    </>
  );
}

const CARDS: readonly FightCard[] = [1, 2, 3, 4, 5];

/** What a card does against each card that may lie opposite. */
function Prospects({
  words,
  card,
}: {
  readonly words: Table['words'];
  readonly card: FightCard | undefined;
}): ReactNode {
  if (card === undefined) return <p className="note">{words.chooseCard}</p>;
  return (
    <table className="knockout-prospects">
      <thead>
        <tr>
          <th scope="col">
            {words.against} <RuleLink rule="KO-49" />
          </th>
          {CARDS.map((other) => (
            <th key={other} scope="col">
              {other}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.whoTakes}</th>
          {CARDS.map((other) => {
            const { moved, steps } = exchange(card, other);
            if (moved === null) return <td key={other}>{words.nobody}</td>;
            return (
              <td key={other} className={moved === 'red' ? 'knockout-bad' : 'knockout-good'}>
                {moved === 'red' ? words.youTake(steps) : words.theyTake(steps)}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}

function labelled(words: Table['words'], card: FightCard, advised: boolean): string {
  return advised ? `${words.card(card)}, ${words.suggested}` : words.card(card);
}

/** The places at which these cards lie. */
function placesOf(chosen: readonly FightCard[], cards: readonly FightCard[]): number[] {
  const places: number[] = [];
  for (const card of chosen) {
    const place = range(cards.length).find((i) => cards[i] === card && !places.includes(i));
    if (place !== undefined) places.push(place);
  }
  return places;
}

/** The face of a fight card: its value, and as many stars. */
export function Value({ card }: { readonly card: FightCard }): ReactNode {
  return (
    <span className="knockout-value">
      <b>{card}</b>
      <small>{'★'.repeat(card)}</small>
    </span>
  );
}
