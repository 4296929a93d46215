import type { Seat } from '../../../engine/ask.ts';
import { at, sum } from '../../../engine/list.ts';
import type { SumPart } from '../../../ui/sum.tsx';
import { boxer, distance, ownerOf, sizeOf } from '../boxers.ts';
import { type BoxerId, CARD_VALUES, DEBT_NOTE, FACES, TITLE_MULTIPLIERS } from '../cards.ts';
import type { Bet, Corner, Fight, Flow, News, Open } from '../kind.ts';
import type { Preview } from '../preview.ts';
import { flowOf } from '../rules/settlement.ts';
import type { BoardWords } from '../texts/board.ts';

/** Where a seat's cash comes from. */
export function cashParts(
  words: BoardWords,
  open: Open,
  heard: readonly News[],
  seat: Seat,
): SumPart[] {
  const paid = heard.flatMap(({ news }) =>
    news.type === 'betSettled' && news.flow ? [flowTo(news.flow, seat)] : [],
  );
  const earned: SumPart[] = [
    { label: words.prizes, value: sum(heard.map((told) => prizeIn(told, seat))), rule: 'KO-56' },
    { label: words.betsWon, value: sum(paid.filter((one) => one > 0)), rule: 'KO-63' },
    { label: words.betsLost, value: sum(paid.filter((one) => one < 0)), rule: 'KO-65' },
    { label: words.loans, value: sum(heard.map((told) => loanIn(told, seat))), rule: 'KO-69' },
    { label: words.waived, value: sum(heard.map((told) => waivedIn(told, seat))), rule: 'KO-106' },
    { label: words.cardBonus, value: sum(heard.map((told) => bonusIn(told, seat))), rule: 'KO-76' },
    {
      label: words.potShares,
      value: sum(heard.map((told) => shareIn(open, told, seat))),
      rule: 'KO-74',
    },
  ];
  const began = at(open.cash, seat) - sum(earned.map(({ value }) => value));
  return [
    { label: words.startCapital, value: began, rule: 'KO-4' },
    ...earned.filter(({ value }) => value !== 0),
  ];
}

function prizeIn({ news }: News, seat: Seat): number {
  return news.type === 'prizePaid' && news.seat === seat ? news.amount : 0;
}

function loanIn({ news }: News, seat: Seat): number {
  return news.type === 'loanTaken' && news.seat === seat ? news.notes * DEBT_NOTE : 0;
}

function waivedIn({ news }: News, seat: Seat): number {
  return news.type === 'debtWaived' && news.seat === seat ? news.amount : 0;
}

/** What unused cards brought. */
function bonusIn({ news }: News, seat: Seat): number {
  return news.type === 'cardBonus' && news.seat === seat ? news.amount : 0;
}

/** What the pot brought. */
function shareIn(open: Open, { news }: News, seat: Seat): number {
  if (news.type !== 'bonusShared') return 0;
  return news.share * news.boxers.filter((id) => ownerOf(open, id) === seat).length;
}

/** What a flow of money brings to a seat, or takes from it. */
function flowTo({ from, to, amount }: Flow, seat: Seat): number {
  return (to === seat ? amount : 0) - (from === seat ? amount : 0);
}

/** What each fight has put into the pot. */
export function potParts(words: BoardWords, open: Open, heard: readonly News[]): SumPart[] {
  const fights: { readonly label: string; value: number; readonly rule: string }[] = [];
  let season = 1;
  for (const { news } of heard) {
    if (news.type === 'seasonStarted') season = news.season;
    if (news.type === 'challengeIssued')
      fights.push({ label: words.potOf(season, news.fight), value: 0, rule: 'KO-65' });
    const fight = fights.at(-1);
    if (news.type === 'betSettled' && news.flow?.to === 'pot' && fight)
      fight.value += news.flow.amount;
    if (news.type === 'bonusShared')
      fights.push({ label: words.potPaid, value: -news.share * news.shares, rule: 'KO-74' });
  }
  const known = fights.filter(({ value }) => value !== 0);
  const earlier = open.pot - sum(known.map(({ value }) => value));
  return [
    ...(earlier === 0 && known.length > 0
      ? []
      : [{ label: words.earlierPot, value: earlier, rule: 'KO-5' }]),
    ...known,
  ];
}

/** What makes a boxer's start money. */
export function startMoneyParts(words: BoardWords, open: Open, id: BoxerId): SumPart[] {
  const { category, title } = boxer(open, id);
  const worth = CARD_VALUES[sizeOf(id)][category];
  const card = { label: words.cardWorth(words.category[category]), value: worth, rule: 'KO-9' };
  if (title === null) return [card];
  const more = worth * (TITLE_MULTIPLIERS[title] - 1);
  return [card, { label: words.title[title], value: more, rule: 'KO-10' }];
}

/** What makes a stake. */
export function stakeParts(words: BoardWords, { amount, face }: Pick<Bet, 'amount' | 'face'>) {
  const { times } = FACES[face];
  const rule = ({ blank: 'KO-32', x2: 'KO-33', ko: 'KO-34' } as const)[face];
  const parts: SumPart[] = [{ label: words.amount, value: amount, rule: 'KO-32' }];
  if (times > 1) parts.push({ label: words.times(times), value: amount * (times - 1), rule });
  return parts;
}

/** What an ending would bring to a seat: its prize and each of its bets. */
export function endingParts(
  words: BoardWords,
  fight: Fight,
  { ending, prizes }: Preview,
  seat: Seat,
): SumPart[] {
  const bets = fight.bets.flatMap((bet): SumPart[] => {
    const flow = flowOf(bet, ending);
    const value = flow ? flowTo(flow, seat) : 0;
    if (!flow || value === 0) return [];
    return [{ label: betName(words, bet), value, rule: ruleOf(bet, flow) }];
  });
  const prize = at(prizes, seat);
  const parts = [
    ...(prize === 0 ? [] : [{ label: words.prize, value: prize, rule: 'KO-56' }]),
    ...bets,
  ];
  return parts.length > 0 ? parts : [{ label: words.nothing, value: 0 }];
}

/** What goes into the pot at an ending. */
export function endingPotParts(words: BoardWords, fight: Fight, { ending }: Preview): SumPart[] {
  const parts = fight.bets.flatMap((bet): SumPart[] => {
    const flow = flowOf(bet, ending);
    return flow?.to === 'pot'
      ? [{ label: betName(words, bet), value: flow.amount, rule: 'KO-65' }]
      : [];
  });
  return parts.length > 0 ? parts : [{ label: words.nothing, value: 0 }];
}

function betName(words: BoardWords, { board, amount, face }: Bet): string {
  const what = [words.money(amount), words.mark[face]].join(' ').trim();
  return words.bet(words.statement(board, face), what);
}

function ruleOf({ follower }: Bet, { from }: Flow): string {
  if (follower !== null) return 'KO-63';
  return from === 'bank' ? 'KO-64' : 'KO-65';
}

/** The steps that a boxer has taken, round by round. */
export function damageParts(words: BoardWords, fight: Fight, corner: Corner): SumPart[] {
  const taken = fight.rounds.flatMap(({ moved, steps }, i): SumPart[] =>
    moved === corner
      ? [{ label: words.round(i + 1), value: steps, rule: steps === 4 ? 'KO-49' : 'KO-48' }]
      : [],
  );
  const surplus = sum(taken.map(({ value }) => value)) - distance(fight[corner]);
  if (surplus > 0) taken.push({ label: words.surplus, value: -surplus, rule: 'KO-51' });
  return taken.length > 0 ? taken : [{ label: words.level, value: 0, rule: 'KO-46' }];
}
