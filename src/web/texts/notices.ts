import type { PushTopic } from '../../client/protocol/names.ts';
import type { Language } from '../../engine/texts.ts';

/** The texts of push notifications: the game, and what happened there. */
export const NOTICE_WORDS: Readonly<Record<Language, Readonly<Record<PushTopic, string>>>> = {
  en: { yourMove: 'It’s your turn.', over: 'The game is over.' },
  fr: { yourMove: 'À vous de jouer.', over: 'La partie est terminée.' },
};
