import { at } from '../../../engine/list.ts';
import type { LogEntry, LogOf } from '../../../ui/stage/beat.ts';
import type { Paid, Revealed, Round } from '../kind.ts';
import { fineOf } from '../rules/money.ts';
import { placeOf } from './table.ts';
import { type Voice, voiceFor } from './voice.ts';

/** The log: a headline for each night, then one entry per action with its consequences. */
export const logOf: LogOf<Round> = (heard, context) => {
  const voice = voiceFor(context.view, context);
  const { words, person, owner, boxer } = voice;
  const entries: LogEntry[] = [];
  let slots: readonly Revealed[] = [];
  let kept: { readonly kept: number; readonly returned: number } | undefined;
  for (const [key, { news, rule }] of heard.entries()) {
    const write = (entry: Pick<LogEntry, 'seat' | 'text'> & Partial<LogEntry>): void => {
      entries.push({ key, rules: [rule], ...entry });
    };
    switch (news.type) {
      case 'nightStarted':
        write({
          seat: null,
          text: words.nightStarts(news.night, person(news.starter)),
          divider: true,
        });
        break;
      case 'announced':
        write({
          seat: owner(news.slot),
          text: words.announced(
            person(owner(news.slot)),
            news.number,
            voice.boxerNumber(news.slot),
          ),
          about: [anchor(voice, news.slot)],
        });
        break;
      case 'kept': {
        kept = news;
        const last = entries.at(-1);
        const said = heard[key - 1]?.news;
        if (last && said?.type === 'announced')
          entries.splice(-1, 1, {
            ...last,
            text: words.kept(kept.kept, kept.returned, said.number),
            rules: [...last.rules, rule],
          });
        break;
      }
      case 'said':
        write({
          seat: news.by,
          text: words.quote(person(news.by), voice.claim(news.claim)),
          about: 'slot' in news.claim ? [anchor(voice, news.claim.slot)] : [],
        });
        break;
      case 'centreRevealed':
        write({ seat: null, text: words.centreTurned(boxer(news.boxer)), about: ['packet'] });
        break;
      case 'attackDeclared':
        write({
          seat: news.by,
          text: words.attacks(person(news.by), voice.holder(news.target), boxer(news.boxer)),
          about: [anchor(voice, news.target)],
        });
        break;
      case 'knockedOut':
      case 'attackMissed': {
        const last = entries.at(-1);
        const told = news.type === 'knockedOut' ? words.hits : words.misses;
        if (last)
          entries.splice(-1, 1, {
            ...last,
            text: `${last.text} ${told(voice.holder(news.slot), boxer(news.boxer))}`,
            rules: [...last.rules, rule],
          });
        break;
      }
      case 'revealed':
        ({ slots } = news);
        break;
      case 'duel':
        write({
          seat: news.winner === null ? null : owner(news.winner),
          text: voice.duel(news, slots),
          about: [anchor(voice, news.a), anchor(voice, news.b)],
        });
        break;
      case 'paid':
        write({ seat: news.seat, text: paidText(voice, news, slots) });
        break;
      case 'gameEnded': {
        const { seat, purse } = at(news.ranking, 0);
        write({ seat, text: words.winsGame(person(seat), words.money(purse)) });
        break;
      }
      default:
        break;
    }
  }
  return entries;
};

function anchor({ players }: Voice, slot: string): string {
  return `place:${placeOf(slot, players)}`;
}

function paidText(voice: Voice, paid: Paid, slots: readonly Revealed[]): string {
  const { words } = voice;
  const lied = slots.some(({ slot, truth }) => !truth && voice.owner(slot) === paid.seat);
  const nets = paid.sheets.map(({ net }) => words.change(net));
  const fine = fineOf(paid);
  return words.earned(
    voice.person(paid.seat),
    words.change(paid.delta),
    words.how(paid.duelsWon, nets, lied, fine > 0 ? words.change(0 - fine) : null),
    words.money(paid.purse),
  );
}
