import { at } from '../../../engine/list.ts';
import type { Sound } from '../../../ui/sound.ts';
import { type Beat, type Scenes, type ShownStep, TIMES } from '../../../ui/stage/beat.ts';
import type { Duel, Night, Open, Round, View } from '../kind.ts';
import type { Moment } from './moment.ts';
import { type Voice, voiceFor } from './voice.ts';

type RoundBeat = Beat<View, Moment>;

/** How long two boxers face each other, and how long the winner is seen; the viewer's own duels take longer. */
const DUEL = {
  others: { facing: 450, decided: 800 },
  own: { facing: 800, decided: 1400 },
} as const;

/** Turns the events of a step into beats. */
export const scenes: Scenes<Round, Moment> = (step) => new Film(step).beats();

/** A film is shot event by event; `view` is what the table shows so far. */
class Film {
  private readonly shots: RoundBeat[] = [];
  private readonly voice: Voice;
  private view: View;
  private told = 0;
  /** The night that this step ends, if it does. */
  private readonly night: Night | undefined;
  private fought = 0;

  constructor(private readonly step: ShownStep<Round>) {
    this.voice = voiceFor(step.after, step);
    this.view = step.before;
    const ends = step.news.some(({ news }) => news.type === 'nightEnded');
    this.night = ends ? step.after.open.history.at(-1) : undefined;
  }

  beats(): readonly RoundBeat[] {
    for (const { news } of this.step.news) {
      this.told++;
      this.shoot(news);
    }
    const last = this.shots.at(-1);
    const end = { view: this.step.after, told: this.told };
    if (last && last.moment === undefined) this.shots.splice(-1, 1, { ...last, ...end });
    else this.shots.push({ ...end, ms: 0 });
    return this.shots;
  }

  private shoot(news: ShownStep<Round>['news'][number]['news']): void {
    const { voice, step } = this;
    const { words } = voice;
    switch (news.type) {
      case 'announced':
        this.announce(news.slot, news.number);
        return this.cut(TIMES.action, {
          actor: voice.owner(news.slot),
          caption: words.announced(
            voice.person(voice.owner(news.slot)),
            news.number,
            voice.boxerNumber(news.slot),
          ),
          sound: 'action',
        });
      case 'offered':
        this.view = step.after;
        return this.cut(TIMES.move, {
          caption: words.yourOffer(voice.boxer(news.cards[0]), voice.boxer(news.cards[1])),
        });
      case 'salonOpened':
        this.view = step.after;
        return this.cut(TIMES.reveal, {
          caption: words.salonOpens,
          banner: words.banners.salon,
          sound: 'bell',
        });
      case 'said':
        this.view = step.after;
        return this.cut(news.by === this.view.seat ? TIMES.move : 1000, {
          actor: news.by,
          caption: words.quote(voice.person(news.by), voice.claim(news.claim)),
          sound: 'action',
        });
      case 'readied':
        this.view = { ...this.view, open: { ...this.view.open, phase: this.phaseReady(news.by) } };
        return this.cut(TIMES.hit, {
          actor: news.by,
          caption: words.isReady(voice.person(news.by)),
        });
      case 'centreRevealed':
        this.open({ centre: [news.boxer] });
        return this.cut(TIMES.reveal, {
          caption: words.centreTurned(voice.boxer(news.boxer)),
          sound: 'reveal',
        });
      case 'prognosisOpened':
        this.view = step.after;
        return this.cut(TIMES.action, {
          caption: words.predictionsOpen,
          banner: words.banners.prognosis,
          sound: 'bell',
        });
      case 'prognosisLocked':
        this.lock(news.by);
        return this.cut(news.by === this.view.seat ? TIMES.sealed : TIMES.move, {
          actor: news.by,
          caption: words.locks(voice.person(news.by)),
          sound: 'coin',
        });
      case 'attackOpened':
        this.view = step.after;
        return this.cut(TIMES.reveal, {
          ...(step.after.open.phase.type === 'attack' && {
            actor: step.after.open.phase.seat,
            caption: words.mayAttack(voice.person(step.after.open.phase.seat)),
          }),
          sound: 'reveal',
        });
      case 'attackPassed':
        return this.cut(TIMES.action, {
          ...this.attacker(),
          caption: words.passes(voice.person(this.attacker().actor)),
        });
      case 'attackDeclared':
        return this.cut(1400, {
          actor: news.by,
          caption: words.attacks(
            voice.person(news.by),
            voice.holder(news.target),
            voice.boxer(news.boxer),
          ),
          moment: { ...news, type: 'attack', hit: null },
          sound: 'action',
        });
      case 'knockedOut':
      case 'attackMissed':
        return this.strike(news.type === 'knockedOut', news.slot, news.boxer);
      case 'revealed':
        return this.cut(TIMES.reveal + 500, {
          caption: words.revealed,
          ...this.duelsSoFar(),
          sound: 'reveal',
        });
      case 'duel':
        return this.fight(news);
      case 'paid':
        return;
      case 'nightEnded':
        return this.payOut(news.night, news.purses);
      case 'nightStarted':
        this.view = step.after;
        return this.cut(TIMES.reveal, {
          actor: news.starter,
          caption: words.nightStarts(news.night, voice.person(news.starter)),
          banner: words.nightName(news.night),
          sound: 'bell',
        });
      case 'gameEnded': {
        const winner = at(news.ranking, 0);
        return this.cut(0, {
          caption: words.winsGame(voice.person(winner.seat), words.money(winner.purse)),
          sound: 'bell',
        });
      }
      default:
        return;
    }
  }

  private cut(ms: number, shot: Omit<RoundBeat, 'view' | 'told' | 'ms'>): void {
    this.shots.push({ ...shot, view: this.view, told: this.told, ms });
  }

  private open(change: Partial<Open>): void {
    this.view = { ...this.view, open: { ...this.view.open, ...change } };
  }

  /** What the viewer kept lies before them as soon as it is announced; after the last of them nobody drafts any more. */
  private announce(slot: string, number: number): void {
    const { after } = this.step;
    const { centre } = this.view.open;
    const announced = [...this.view.open.announced, number];
    if (after.open.phase.type !== 'draft') {
      this.view = { ...after, open: { ...after.open, centre } };
      return;
    }
    this.open({ announced });
    if (this.voice.owner(slot) !== after.seat || !this.view.own || !after.own) return;
    const cards = after.own.cards.slice(0, this.view.own.cards.length + 1);
    this.view = { ...this.view, own: { ...this.view.own, cards } };
  }

  private lock(by: number): void {
    const locked = this.view.glance.locked.map((one, seat) => one || seat === by);
    this.view = { ...this.view, glance: { ...this.view.glance, locked } };
    const mine = this.night?.sheets[by];
    if (by !== this.view.seat || !this.view.own) return;
    const sheets = mine ?? this.step.after.own?.sheets ?? null;
    this.view = { ...this.view, own: { ...this.view.own, sheets } };
  }

  private phaseReady(by: number): Open['phase'] {
    const { phase } = this.view.open;
    if (phase.type !== 'salon') return phase;
    return { ...phase, ready: phase.ready.map((one, seat) => one || seat === by) };
  }

  private attacker(): { readonly actor: number } {
    const { phase } = this.step.before.open;
    return { actor: phase.type === 'attack' ? phase.seat : 0 };
  }

  private strike(hit: boolean, target: string, boxer: number): void {
    const { voice } = this;
    const { words } = voice;
    const name = voice.boxer(boxer);
    const place = this.placeAnchor(target);
    this.cut(hit ? 2200 : 1300, {
      caption: hit
        ? words.hits(voice.holder(target), name)
        : words.misses(voice.holder(target), name),
      banner: hit ? words.banners.ko : words.banners.miss,
      moment: { type: 'attack', by: this.attacker().actor, target, boxer, hit },
      ...(hit && { shakes: [place] }),
      sound: hit ? 'hit' : 'refuse',
    });
  }

  private placeAnchor(slot: string): string {
    const [seat = 0, boxer = 1] = slot.split('.').map(Number);
    return `place:${this.voice.players <= 3 ? 2 * seat + boxer - 1 : seat}`;
  }

  private duelsSoFar(): { readonly moment?: Moment } {
    const { night, fought } = this;
    return night ? { moment: { type: 'duels', night, fought, facing: null } } : {};
  }

  /** RD-55: the winner's bettor gets 1K at once; the last duel waits with the verdict on the viewer's sheets. */
  private fight(duel: Duel): void {
    const { night, voice } = this;
    if (!night) return;
    const seat = this.view.seat;
    const own = seat !== null && [duel.a, duel.b].some((slot) => voice.owner(slot) === seat);
    const { facing, decided } = own ? DUEL.own : DUEL.others;
    this.shots.push({
      view: this.view,
      told: this.told - 1,
      ms: facing,
      caption: voice.faces(duel, night.slots),
      moment: { type: 'duels', night, fought: this.fought, facing: duel },
      sound: 'card',
    });
    this.fought++;
    const winner = duel.winner === null ? null : voice.owner(duel.winner);
    if (winner !== null) this.earn(winner, 1);
    this.cut(decided, {
      caption: voice.duel(duel, night.slots),
      ...this.duelsSoFar(),
      ...(winner !== null && {
        flights: [{ from: 'bank', to: `seat:${winner}`, kind: 'coin', label: '1' } as const],
      }),
      ...(duel.winner !== null && {
        shakes: [this.placeAnchor(duel.winner === duel.a ? duel.b : duel.a)],
      }),
      sound: soundOf(duel),
    });
    if (this.fought === night.duels.length) this.judge(night);
  }

  private judge(night: Night): void {
    const { words } = this.voice;
    const { you = null } = this.step.who;
    this.cut(2000, {
      caption: you === null ? words.allFought : words.verdict(at(night.paid, you).sheets),
      moment: { type: 'verdict', night },
      waits: true,
      sound: 'crowd',
    });
  }

  private earn(seat: number, amount: number): void {
    this.open({
      purses: this.view.open.purses.map((purse, i) => (i === seat ? purse + amount : purse)),
    });
  }

  /** RD-57: stakes go back to the seats with as much again, or to the bank. */
  private payOut(number: number, purses: readonly number[]): void {
    const { night } = this;
    if (!night) return;
    this.open({ purses });
    const flights = night.paid.flatMap(({ seat, sheets }) => {
      const net = sheets.reduce((sum, one) => sum + one.net, 0);
      if (net === 0) return [];
      const [from, to] = net > 0 ? ['bank', `seat:${seat}`] : [`seat:${seat}`, 'bank'];
      return [{ from, to, kind: 'coin', count: Math.abs(net) } as const];
    });
    const { you = null } = this.step.who;
    this.cut(3000, {
      caption: this.voice.words.paysOut(number, you === null ? null : at(night.paid, you).delta),
      moment: { type: 'sums', night },
      flights,
      waits: true,
      sound: 'coin',
    });
  }
}

function soundOf({ winner }: Duel): Sound {
  return winner === null ? 'action' : 'hit';
}
