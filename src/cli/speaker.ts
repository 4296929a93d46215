import type { Level } from '../bots/bot.ts';
import { characterOf } from '../bots/characters.ts';
import { CHARACTER_TEXTS } from '../bots/texts/characters.ts';
import type { AskData } from '../engine/ask.ts';
import type { AnyMove, AnyNews, AnyView, Hosted } from '../engine/hosted.ts';
import type { AnyTexts, Language } from '../engine/texts.ts';
import type { Call } from './command.ts';
import { gameNamed } from './game-call.ts';
import { gameTexts, languageOf, wordsOf } from './language.ts';
import type { CliTexts } from './texts/en.ts';

/** Longer lists of answers are not printed. */
const MOST_LISTED = 60;

/** Prints a game in a terminal, local or online. */
export class Speaker {
  readonly game: Hosted;
  readonly texts: AnyTexts;
  readonly words: CliTexts;
  private readonly language: Language;

  constructor(
    call: Call,
    readonly print: (text: string) => void,
  ) {
    const language = languageOf(call);
    this.language = language;
    this.game = gameNamed(call.args[0]);
    this.texts = gameTexts(this.game.id, language);
    this.words = wordsOf(language);
  }

  /** The name of the bot at a chair. */
  botName(table: string, chair: number, level: Level): string {
    return CHARACTER_TEXTS[this.language][characterOf(table, chair, level)].name;
  }

  news(news: readonly AnyNews[], who: (seat: number) => string): void {
    for (const { news: what, rule } of news) this.print(`${this.texts.news(what, who)}  [${rule}]`);
  }

  answers(ask: AskData<AnyMove>): void {
    const { select } = ask;
    if (select) this.print(this.words.choose(select.from.join(' '), select.min, select.max));
    if (!ask.complete) return this.print(this.words.forMe);
    const shown = ask.moves.slice(0, MOST_LISTED);
    this.print(this.words.answers);
    for (const [i, move] of shown.entries()) {
      this.print(
        `${String(i + 1).padStart(4)}  ${this.game.notate(move).padEnd(16)} ${this.texts.move(move)}`,
      );
    }
    if (ask.moves.length > shown.length)
      this.print(this.words.more(ask.moves.length - shown.length));
  }

  refused(rule: string, view: AnyView): void {
    this.print(this.words.refused(rule, this.texts.refusal(rule, view)));
  }

  /** One rule by its number, or all of them. */
  rules(id: string): void {
    const rules = Object.entries(this.texts.rules).filter(([known]) => id === '' || known === id);
    if (rules.length === 0) this.print(this.words.noRule(id));
    for (const [known, text] of rules) this.print(`${known.padEnd(7)} ${text}`);
  }
}
