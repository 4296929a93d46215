import { isObject } from '../engine/json.ts';

/** Which notices a person wants, and through which channels. */
export const EVENTS = ['yourMove', 'over', 'said'] as const;
export const CHANNELS = ['page', 'sound', 'push'] as const;
export type NoticeEvent = (typeof EVENTS)[number];
export type Channel = (typeof CHANNELS)[number];

/** Quiet hours, without sounds and push notifications, in minutes since midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export type NoticeMatrix = Readonly<Record<NoticeEvent, Readonly<Record<Channel, boolean>>>>;

/** The defaults. Push also needs a subscription, which exists only once it is turned on. */
const USUAL: NoticeMatrix = {
  yourMove: { page: true, sound: true, push: true },
  over: { page: true, sound: true, push: false },
  said: { page: true, sound: false, push: false },
};

/** Channels that reach a closed page. */
export function isPushed(event: NoticeEvent): event is 'yourMove' | 'over' {
  return event !== 'said';
}

/** Whether it is a quiet hour; quiet hours may span midnight. */
export function isQuietMinute(quiet: QuietHours | null, minutes: number): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  return from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

/** Whether a notice goes out on a channel now. */
export function isTold(
  { notices, quiet }: { readonly notices: NoticeMatrix; readonly quiet: QuietHours | null },
  event: NoticeEvent,
  channel: Channel,
  now: Date,
): boolean {
  const hushed = channel !== 'page' && isQuietMinute(quiet, now.getHours() * 60 + now.getMinutes());
  return notices[event][channel] && !hushed;
}

/** Reads the stored matrix; missing values get their defaults. */
export function noticesFrom(saved: unknown): NoticeMatrix {
  const row = (event: NoticeEvent): Record<Channel, boolean> => {
    const kept = isObject(saved) && isObject(saved[event]) ? saved[event] : {};
    const channel = (name: Channel): boolean => {
      const value = kept[name];
      return typeof value === 'boolean' ? value : USUAL[event][name];
    };
    return { page: channel('page'), sound: channel('sound'), push: channel('push') };
  };
  return { yourMove: row('yourMove'), over: row('over'), said: row('said') };
}

export function quietFrom(saved: unknown): QuietHours | null {
  if (!isObject(saved)) return null;
  const { from, to } = saved;
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : null;
}
