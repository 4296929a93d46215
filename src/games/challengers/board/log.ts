import type { Language, Who } from '../../../engine/texts.ts';
import type { LogEntry, LogOf } from '../../../ui/stage/beat.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Challengers, News, Participant } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { filmWords, type Voice } from '../texts/film.ts';
import { GAME_WORDS } from '../texts/game-words.ts';
import { ROUNDS } from '../tournament.ts';
import type { Compared, MatchEvent } from './film.ts';
import { isWatched } from './scenes.ts';
import { voiceOf } from './shots.ts';
import { cardName, roundName } from './table.ts';

/** One entry for each action: a pick, a capture of the flag, a match of others. */
export const log: LogOf<Challengers> = (heard, { who, language, view }) => {
  const teller = new Teller(who, language, view.seat);
  for (const [key, one] of heard.entries()) teller.hear(key, one);
  return teller.entries();
};

interface Attack {
  readonly key: number;
  readonly player: Participant;
  readonly compared: Compared;
  readonly rules: readonly string[];
}

class Teller {
  private readonly told: LogEntry[] = [];
  private readonly watched = new Set<string>();
  private readonly parks = new Map<string, number>();
  /** The attack that has not taken the flag yet. */
  private attack: Attack | undefined;
  /** What cards did since the last entry. */
  private asides: string[] = [];
  private removed: CardName[] = [];
  private readonly voice: Voice;

  constructor(
    who: Who,
    readonly language: Language,
    private readonly seat: number | null,
  ) {
    this.voice = voiceOf(who, GAME_WORDS[language].robot);
  }

  entries(): readonly LogEntry[] {
    const { attack } = this;
    if (!attack) return this.told;
    const { key, player, compared, rules } = attack;
    const text = this.words.attacksWith(this.voice, player, this.rowOf(compared));
    return [...this.told, { key, seat: seatOf(player), text, rules }];
  }

  hear(key: number, { news, rule }: News): void {
    const { words, voice } = this;
    if (news.type !== 'youRemoved') this.removed = [];
    switch (news.type) {
      case 'phase':
        if (news.player === this.seat && news.phase === 'draw')
          this.divide(key, roundName({ words }, news.round));
        if (news.player === this.seat && news.phase === 'trim' && news.round > ROUNDS)
          this.divide(key, words.final);
        return;
      case 'youPicked':
        return this.add(key, this.seat, words.youPick(this.name(news.card)), rule);
      case 'youRedrew':
        return this.add(key, this.seat, words.youRedraw, rule);
      case 'youTraded':
        if (news.cards.length === 0) return;
        return this.add(key, this.seat, words.youTrade(this.listed(news.cards)), rule);
      case 'youRemoved':
        return this.remove(key, news.card, rule);
      case 'totals': {
        const line = news.ranking
          .map((player) => {
            const total = news.standings.find((one) => one.player === player)?.total ?? 0;
            return `${voice(player, words.you, (name) => name)} ${total}`;
          })
          .join(', ');
        return this.add(key, null, words.counted(line), rule);
      }
      case 'finalists': {
        const [light, dark] = news.seats.map((seat) => voice(seat, words.you, (name) => name));
        return this.add(key, null, words.finalists(light ?? '', dark ?? ''), rule);
      }
      case 'trophy':
        if (news.player !== this.seat || news.fans === null) return;
        return this.fold(
          filmWords[this.language].trophy(voice, news.player, news.round, news.fans),
        );
      case 'yourTrophy':
        if (this.seat === null) return;
        return this.fold(filmWords[this.language].trophy(voice, this.seat, news.round, news.fans));
      case 'gameEnded':
        return this.add(key, seatOf(news.winner), words.wonTournament(voice, news.winner), rule);
      case 'matchStarted':
      case 'revealed':
      case 'effect':
      case 'compared':
      case 'flag':
      case 'benched':
      case 'noSpace':
      case 'decision':
      case 'matchEnded':
      case 'fans':
        return this.hearMatch(key, news, rule);
      case 'gameStarted':
      case 'drawn':
      case 'picked':
      case 'redrawn':
      case 'traded':
      case 'removed':
      case 'ready':
      case 'trophyBoxed':
      case 'youDrew':
      case 'youSee':
      case 'youChose':
        return;
    }
  }

  /** The matches of others are told by their result alone. */
  private hearMatch(key: number, event: MatchEvent, rule: string): void {
    const { voice } = this;
    const film = filmWords[this.language];
    if (event.type === 'matchStarted') {
      const { match, sides, round, park } = event;
      this.parks.set(match, park + 1);
      if (!isWatched(match, sides, this.seat)) return;
      this.watched.add(match);
      this.asides = [];
      const [light, dark] = sides.map((player) => voice(player, this.words.you, (name) => name));
      const where = match === 'final' ? '' : ` · ${this.words.park(park + 1)}`;
      return this.divide(key, `${roundName(this, round)}${where} · ${light} – ${dark}`);
    }
    if (event.match === null) return;
    if (event.type === 'matchEnded') return this.endMatch(key, event, rule);
    if (!this.watched.has(event.match)) return;
    switch (event.type) {
      case 'revealed':
        if (!event.opening) return;
        return this.add(
          key,
          seatOf(event.player),
          `${film.opens(voice, event.player, this.shown(event.card))}.`,
          rule,
        );
      case 'effect':
        if (event.op === 'strength' || event.op === 'fans') return;
        this.asides.push(
          `${film.effect(voice, event, this.listed(event.cards), this.name(event.card))}.`,
        );
        return;
      case 'fans':
        this.asides.push(film.fans(voice, event.player, event.amount));
        return;
      case 'compared':
        this.attack = { key, player: event.player, compared: event, rules: [rule] };
        return;
      case 'flag':
        return this.capture(event.player, event.card, rule);
      case 'benched':
        return this.fold(film.benches(voice, event.player, this.listed(event.cards)));
      case 'noSpace':
        return this.fold(film.noSpace(this.listed(event.cards)));
      case 'decision':
        return;
    }
  }

  private capture(player: Participant, card: CardName, rule: string): void {
    const { attack, asides } = this;
    this.attack = undefined;
    if (!attack) return;
    const film = filmWords[this.language];
    const text = film.takesIt(this.voice, player, this.rowOf(attack.compared));
    this.asides = [];
    this.told.push({
      key: attack.key,
      seat: seatOf(player),
      text: [`${text}.`, ...asides].join(' '),
      rules: [...attack.rules, rule],
      about: [`park:${card}`],
    });
  }

  private endMatch(
    key: number,
    { match, winner, loser, reason }: Extract<MatchEvent, { readonly type: 'matchEnded' }>,
    rule: string,
  ): void {
    const film = filmWords[this.language];
    const { voice } = this;
    if (!this.watched.has(match)) {
      const park = this.parks.get(match) ?? 1;
      return this.add(key, seatOf(winner), film.beats(voice, winner, loser, park), rule);
    }
    const { attack } = this;
    if (attack) this.told.push(...this.entries().slice(-1));
    this.attack = undefined;
    const wins = film.wins(voice, winner);
    const text = `**${wins}**${wins.endsWith('!') ? '' : '.'} ${film.why[reason](voice, loser, winner)}`;
    this.add(key, seatOf(winner), text, rule);
  }

  private remove(key: number, card: CardName, rule: string): void {
    const before = this.removed.length > 0;
    this.removed.push(card);
    const text = this.words.youRemove(this.listed(this.removed));
    const last = this.told.at(-1);
    if (before && last) this.told[this.told.length - 1] = { ...last, text };
    else this.add(key, this.seat, text, rule);
  }

  private add(key: number, seat: number | null, text: string, rule: string): void {
    const said = [text, ...this.asides].join(' ');
    this.asides = [];
    this.told.push({ key, seat, text: said, rules: [rule] });
  }

  /** Adds a consequence to the last entry. */
  private fold(says: string): void {
    const last = this.told.at(-1);
    if (last && !last.divider)
      this.told[this.told.length - 1] = { ...last, text: `${last.text} ${says}` };
  }

  private divide(key: number, text: string): void {
    const last = this.told.at(-1);
    if (last?.divider) this.told.pop();
    this.told.push({ key, seat: null, text, rules: [], divider: true });
  }

  /** The cards of an attack with what each counts. */
  private rowOf({ attackParts }: Compared): string {
    const cards = attackParts.flatMap(({ part, card }) => (part === 'card' && card ? [card] : []));
    return cards
      .map((card) => {
        const counts = attackParts.flatMap((part) => (part.card === card ? part.amount : []));
        return `${this.name(card)} ${counts.reduce((all, n) => all + n, 0)}`;
      })
      .join(' + ');
  }

  get words() {
    return boardWords[this.language];
  }

  private name(card: CardName): string {
    return cardName(this, card);
  }

  private shown(card: CardName): string {
    return `${this.name(card)} ${cardOf(card).strength}`;
  }

  private listed(cards: readonly CardName[]): string {
    const names = cards.map((card) => this.name(card));
    const [last = '', ...others] = [...new Set(names)]
      .map((name) => {
        const copies = names.filter((other) => other === name).length;
        return copies === 1 ? name : `${name} ×${copies}`;
      })
      .reverse();
    return others.length === 0 ? last : `${others.reverse().join(', ')} ${this.words.and} ${last}`;
  }
}

function seatOf(player: Participant): number | null {
  return player === 'robot' ? null : player;
}
