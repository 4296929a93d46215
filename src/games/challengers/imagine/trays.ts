import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { matches, TRAYS, type Tray } from '../effects.ts';
import { type CardName, cardOf, takeOut } from '../instances.ts';
import { type Fates, tokenName } from './decks.ts';
import { matchUp } from './matching.ts';
import { comesBack, couldBePicked, type Pick, type Story, type Token } from './story.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** Gives every card out of the piles a name, and says what is left in them. */
export function imaginePiles(
  story: Story,
  cast: Readonly<Record<Tray, readonly CardName[]>>,
  fates: Fates,
  rng: Rng,
): Record<Tray, CardName[]> | undefined {
  const piles: Record<Tray, CardName[]> = { A: [], B: [], C: [] };
  for (const tray of TRAYS) {
    const left = nameTokens(story, tray, cast[tray], fates, rng);
    if (!left) return undefined;
    piles[tray] = rng.shuffle(left);
  }
  return tradesHold(story, fates) ? piles : undefined;
}

/** Filling by filling: known cards first, then the others get what is in the pile, at random. */
function nameTokens(
  story: Story,
  tray: Tray,
  cast: readonly CardName[],
  fates: Fates,
  rng: Rng,
): CardName[] | undefined {
  const tokens = story.tokens.filter((token) => token.tray === tray);
  const needed = neededIn(tokens, fates);
  const picks = new Map(story.picks.map((pick) => [pick.token, pick]));
  const urns = [[...cast], ...story.fillings[tray].map((): CardName[] => [])];
  for (const [filling, urn] of urns.entries()) {
    const drawn = tokens.filter((token) => token.filling === filling);
    const unknown = drawn.filter((token) => tokenName(fates, token) === null);
    for (const token of drawn) {
      const name = tokenName(fates, token);
      if (name !== null && !takeOut(urn, name)) return undefined;
    }
    const back = new Map(unknown.map((token) => [token, returnsIn(story, fates, token)]));
    const fits = (token: Token, name: CardName): boolean =>
      suits(name, picks.get(token), fates, token) &&
      (back.get(token) ?? NEVER) <= (needed(name, filling) ?? NEVER);
    const named = matchUp(mostParticularFirst(unknown, picks, back, rng), urn, fits, rng);
    if (!named) return undefined;
    for (const [token, name] of named) {
      fates.names.set(token, name);
      takeOut(urn, name);
    }
    if (filling < urns.length - 1) sendBack(story, fates, drawn, urns, filling);
  }
  return urns.at(-1);
}

/** The next filling after this one in which a card is known to have been drawn. */
function neededIn(
  tokens: readonly Token[],
  fates: Fates,
): (name: CardName, filling: number) => number | undefined {
  const fillings = new Map<CardName, number[]>();
  for (const token of tokens) {
    const name = tokenName(fates, token);
    if (name !== null) fillings.set(name, [...(fillings.get(name) ?? []), token.filling]);
  }
  return (name, filling) => fillings.get(name)?.find((later) => later > filling);
}

/** The filling in which a token comes back to its pile. */
function returnsIn(story: Story, { removals }: Fates, token: Token): number {
  if (token.tray === 'box') return NEVER;
  return comesBack(story, token.tray, removals.get(token)?.time ?? token.discarded);
}

/** Those who can be few cards choose first: picks, then what comes back last. */
function mostParticularFirst(
  tokens: readonly Token[],
  picks: ReadonlyMap<Token, Pick>,
  back: ReadonlyMap<Token, number>,
  rng: Rng,
): Token[] {
  const rank = (token: Token): number => {
    const pick = picks.get(token);
    if (pick?.paid || pick?.traded) return 3;
    return pick ? 2 : 1;
  };
  const returns = (token: Token): number => Math.min(back.get(token) ?? NEVER, 1000);
  return rng.shuffle([...tokens]).sort((a, b) => rank(b) - rank(a) || returns(b) - returns(a));
}

/** Whether a card could have been picked and traded in as everybody heard it was. */
function suits(name: CardName, pick: Pick | undefined, fates: Fates, token: Token): boolean {
  const card = cardOf(name);
  const removal = fates.removals.get(token);
  return (!pick || couldBePicked(card, pick)) && (!removal || matches(card, removal.of));
}

/** Discarded cards are in the next filling of their pile. */
function sendBack(
  story: Story,
  fates: Fates,
  drawn: readonly Token[],
  urns: readonly CardName[][],
  filling: number,
): void {
  for (const token of drawn) {
    const returns = returnsIn(story, fates, token);
    const name = tokenName(fates, token);
    if (returns > filling && returns < urns.length && name !== null) at(urns, returns).push(name);
  }
}

/** CH-19: a trade-in is offered exactly when there are enough other cards for it. */
function tradesHold(story: Story, fates: Fates): boolean {
  return story.picks.every(({ seat, token, traded }) => {
    const effect = cardOf(tokenName(fates, token) ?? '').at.selected[0];
    if (effect?.type !== 'tradeIn') return !traded;
    const others = at(story.decks, seat).filter((other) => {
      const name = tokenName(fates, other);
      const gone = fates.removals.get(other)?.time ?? NEVER;
      const there = other.joined < token.joined && gone > token.joined;
      return there && name !== null && matches(cardOf(name), effect.of);
    });
    return others.length >= effect.count === traded;
  });
}
