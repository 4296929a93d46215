import { useEffect, useRef } from 'react';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { useSay } from '../../ui/live-region.tsx';
import { playSound, type Sound } from '../../ui/sound.ts';
import { isTold, type NoticeEvent } from '../notice-settings.ts';
import type { TableState } from '../session.ts';
import { settingsNow, useSettings } from '../settings.ts';
import { nameTab } from '../title.ts';
import { useWords } from '../words.ts';

/** Announces and sounds what happens at a table, and handles the keys that repeat it. */
export function useTableVoice(state: TableState, texts: AnyTexts, who: Who): void {
  const words = useWords();
  const { keys } = useSettings();
  const say = useSay();
  const latest = useRef({ state, texts, who, words });
  latest.current = { state, texts, who, words };
  const { step, handOver, ask } = state;

  useEffect(() => {
    const now = latest.current;
    if (handOver !== null) return;
    for (const told of now.state.news) say(now.texts.news(told.news, now.who));
    if (now.state.ask) say(now.texts.ask(now.state.ask.about, now.state.view));
    const sound = sounding(now.state, step);
    if (sound && isWanted(sound)) void playSound(sound);
  }, [step, handOver, say]);

  useEffect(() => {
    if (!keys) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const now = latest.current;
      const spoken = answerTo(event.key, now.state, now.texts, now.who, now.words.keysHelp);
      if (spoken !== undefined) say(spoken);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys, say]);

  useEffect(() => {
    const mine = ask !== null && isTold(settingsNow(), 'yourMove', 'page', new Date());
    nameTab(`${mine ? '● ' : ''}${texts.name} · ${words.appName}`);
  }, [ask, texts, words]);
}

/** Whether the person wants a notice of their turn, or of the end, now. */
function isWanted(sound: Sound): boolean {
  const hears = (event: NoticeEvent): boolean => isTold(settingsNow(), event, 'sound', new Date());
  if (sound === 'decision') return hears('yourMove');
  return sound !== 'win' && sound !== 'lose' ? true : hears('over');
}

/** What is heard when a step has been shown; what happened in it is heard from the board. */
function sounding({ outcome, viewer, ask }: TableState, step: number): Sound | null {
  if (outcome) return viewer === null || outcome.places[0]?.includes(viewer) ? 'win' : 'lose';
  if (step === 0) return 'bell';
  return ask ? 'decision' : null;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** What a key announces: the last event, the options, the standing, the shortcuts. */
function answerTo(
  key: string,
  { heard, ask, view }: TableState,
  texts: AnyTexts,
  who: Who,
  help: string,
): string | undefined {
  const last = heard.at(-1);
  if (key === 'l') return last && texts.news(last.news, who);
  if (key === 'o')
    return ask?.moves
      .slice(0, 20)
      .map((move) => texts.move(move))
      .join('. ');
  if (key === 's') return texts.draw(view, who);
  return key === '?' ? help : undefined;
}
