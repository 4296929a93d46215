import { at, sum } from '../../../engine/list.ts';
import type { Language, Who } from '../../../engine/texts.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { News, Participant } from '../kind.ts';
import type { FilmWords, Voice } from '../texts/film.ts';
import { NAMES } from '../texts/names.ts';
import { capital } from '../texts/words.ts';
import {
  type Compared,
  type FilmFrame,
  framesOf,
  ownStrength,
  type Reel,
  type ShownCard,
  sideOf,
} from './film.ts';

type Kind = 'start' | 'reveal' | 'effect' | 'compare' | 'flag' | 'full' | 'end';

/** One picture of a film: what happens at once, and how it stands after it. */
export interface Shot {
  readonly kind: Kind;
  readonly frames: readonly FilmFrame[];
}

/** A match as a film: its shots, and from which on they have not been shown. */
export interface Film {
  readonly reel: Reel;
  readonly frames: readonly FilmFrame[];
  readonly shots: readonly Shot[];
}

/** The film of a match, as far as its news tell it. */
export function filmOf(heard: readonly News[], reel: Reel): Film {
  const frames = framesOf(heard, reel);
  return { reel, frames, shots: shotsOf(frames) };
}

/** How it stands at the end of a shot. */
export function stillOf(shot: Shot): FilmFrame {
  return at(shot.frames, shot.frames.length - 1);
}

const KINDS: Readonly<Record<FilmFrame['event']['type'], Kind>> = {
  matchStarted: 'start',
  revealed: 'reveal',
  effect: 'effect',
  compared: 'compare',
  flag: 'flag',
  benched: 'flag',
  fans: 'effect',
  decision: 'effect',
  noSpace: 'full',
  matchEnded: 'end',
};

/** What belongs together is one shot: a card, its own bonus and the comparison; the flag and the benching. */
export function shotsOf(frames: readonly FilmFrame[]): Shot[] {
  const shots: { kind: Kind; frames: FilmFrame[] }[] = [];
  for (const frame of frames) {
    const last = shots.at(-1);
    if (last && joins(last, frame)) last.frames.push(frame);
    else shots.push({ kind: KINDS[frame.event.type], frames: [frame] });
  }
  return shots;
}

function joins({ kind, frames }: Shot, { event }: FilmFrame): boolean {
  switch (event.type) {
    case 'compared':
      return kind === 'reveal';
    case 'effect':
      return event.op === 'strength' ? kind === 'reveal' : event.op === 'fans' && kind === 'flag';
    case 'flag':
      return frames.some((one) => one.event.type === 'revealed' && one.event.opening);
    case 'fans':
    case 'decision':
      return true;
    case 'benched':
      return kind === 'flag' || kind === 'effect';
    case 'matchStarted':
    case 'revealed':
    case 'noSpace':
    case 'matchEnded':
      return false;
  }
}

/** Wording for the reader, the others by name, and the Robot. */
export function voiceOf(who: Who, robot: string): Voice {
  return (player, you, other) => {
    if (player !== 'robot' && player === who.you) return you;
    return other(player === 'robot' ? capital(robot) : who(player));
  };
}

/** What happens in a shot, in a headline and a sentence. */
export interface Caption {
  readonly title: string;
  readonly says: string;
  /** Who does it. */
  readonly actor: Participant | null;
}

interface Telling {
  readonly film: Film;
  readonly words: FilmWords;
  readonly voice: Voice;
  readonly language: Language;
}

/** The caption of a shot. */
export function captionOf(telling: Telling, place: number): Caption {
  const { film, words, voice } = telling;
  const shot = at(film.shots, place);
  const name = (card: CardName): string => nameIn(telling, card);
  const events = shot.frames.map(({ event }) => event);
  const [first] = events;
  const rest = events.flatMap((event) => asideOf(telling, event)).join(' ');
  if (!first) return { title: '', says: '', actor: null };
  switch (first.type) {
    case 'matchStarted': {
      const { starter, byCoin } = first;
      return { title: words.begins(voice, starter, byCoin), says: '', actor: starter };
    }
    case 'revealed': {
      const compared = events.find((event) => event.type === 'compared');
      const actor = first.player;
      if (first.opening)
        return {
          title: words.opens(voice, actor, name(first.card)),
          says: `${words.holds(voice, actor)} ${rest}`,
          actor,
        };
      if (!compared)
        return { title: words.reveals(voice, actor, name(first.card)), says: rest, actor };
      const amount = sum(partsOf(compared, first.card));
      return {
        title: words.adds(name(first.card), amount, compared.attack, compared.hold),
        says: `${missing(telling, shot, compared)} ${rest}`,
        actor,
      };
    }
    case 'effect': {
      const { player, cards, card } = first;
      const title = words.effect(voice, first, listed(telling, cards), name(card));
      return { title, says: rest, actor: player };
    }
    case 'compared':
      return {
        title: words.stands(first.attack, first.hold),
        says: `${missing(telling, shot, first)} ${rest}`,
        actor: first.player,
      };
    case 'flag':
      return {
        title: words.takes(voice, first.player, name(first.card)),
        says: rest,
        actor: first.player,
      };
    case 'benched':
    case 'fans':
    case 'decision':
      return { title: rest, says: '', actor: first.player };
    case 'noSpace':
      return {
        title: words.full(voice, first.player),
        says: words.noSpace(listed(telling, first.cards)),
        actor: first.player,
      };
    case 'matchEnded': {
      const { winner, loser, reason } = first;
      const says = words.why[reason](voice, loser, winner);
      return { title: words.wins(voice, winner), says, actor: winner };
    }
  }
}

/** What happens beside the main thing of a shot. */
function asideOf(telling: Telling, event: FilmFrame['event']): string[] {
  const { words, voice } = telling;
  if (event.type === 'benched')
    return [words.benches(voice, event.player, listed(telling, event.cards))];
  if (event.type === 'fans') return [words.fans(voice, event.player, event.amount)];
  return event.type === 'decision' ? [words.chooses(voice, event.player)] : [];
}

/** How far the attack is from the flag, and how many cards are left for it. */
function missing({ film, words, voice }: Telling, shot: Shot, compared: Compared): string {
  const { player, attack, hold } = compared;
  if (attack >= hold) return '';
  const deck = stillOf(shot).grounds[sideOf(film.reel, player)].deck;
  return `${words.needs(hold - attack)} ${words.left(voice, player, deck)}`;
}

/** All that a card adds to an attack or a defence, part by part. */
export function partsOf({ attackParts, holdParts }: Compared, card: CardName): number[] {
  return [...attackParts, ...holdParts].flatMap((part) => (part.card === card ? part.amount : []));
}

function nameIn({ language }: Pick<Telling, 'language'>, card: CardName): string {
  return NAMES[cardOf(card).key]?.[language] ?? card;
}

function listed(telling: Pick<Telling, 'language' | 'words'>, cards: readonly CardName[]): string {
  const [last = '', ...others] = cards.map((card) => nameIn(telling, card)).toReversed();
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${telling.words.and} ${last}`;
}

/** What has to be reached to take the flag: as the next comparison will say, else what lies there. */
export function toReach({ frames }: Film, frame: FilmFrame): number {
  const next = frames
    .slice(frames.indexOf(frame) + 1)
    .find(({ event }) => event.type === 'compared' || event.type === 'flag');
  if (next?.event.type === 'compared') return next.event.hold;
  const row: readonly ShownCard[] = frame.flag === null ? [] : frame.grounds[frame.flag].row;
  const holder = row.at(-1);
  return holder ? ownStrength(holder) : 0;
}

/** The attack that is under way, if the holder has been compared with it. */
export function attackIn({ reel }: Film, { compared, flag }: FilmFrame): Compared | null {
  return compared !== null && sideOf(reel, compared.player) !== flag ? compared : null;
}
