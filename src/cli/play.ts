import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { LEVELS, type Level, nodeBudget, situationOf, USUAL_NODES } from '../bots/bot.ts';
import { commitmentTo, type Fairness } from '../engine/fair.ts';
import { automaWon } from '../engine/game.ts';
import type { AnyMove, AnyNews, Hosted } from '../engine/hosted.ts';
import type { Match } from '../engine/match.ts';
import { seatInGame } from '../engine/record.ts';
import { rngFrom, seedsFrom } from '../engine/rng.ts';
import { type AnyTexts, readBy } from '../engine/texts.ts';
import { BOTS } from '../games/bots.ts';
import { botOf } from './arena/player.ts';
import { type Call, type Command, EXIT_OK, WrongCall } from './command.ts';
import { defaultSeats, optionsOf, seatsOf } from './game-call.ts';
import { LANG_FLAG } from './language.ts';
import { AT_A_SERVER } from './online.ts';
import { playOnline } from './play-online.ts';
import { Speaker } from './speaker.ts';
import { commandIn, type TerminalCommand } from './terminal-commands.ts';
import type { CliTexts } from './texts/en.ts';

export const playCommand: Command = {
  usage: 'GAME',
  says: 'Plays a game against bots in the terminal.',
  options: {
    ...AT_A_SERVER,
    'seat S': 'your seat (0)',
    'options JSON': 'options of the game',
    match: 'two games with seats swapped; the total score decides',
    'seed S': 'deal from this text instead of at random',
    'name NAME': 'your name',
    [LANG_FLAG]: 'the language',
    'record FILE': 'write the record of the game when it is over',
  },
  run: async (call) => {
    if (call.text('server') !== undefined) return playOnline(call);
    const sitting = new Terminal(call);
    const input = createInterface({ input: process.stdin, terminal: false });
    sitting.greet();
    for await (const line of input) {
      if (!sitting.hear(line.trim())) break;
    }
    input.close();
    return EXIT_OK;
  },
};

/** A solo game in a terminal. */
export class Terminal {
  private readonly speaker: Speaker;
  private readonly game: Hosted;
  private readonly texts: AnyTexts;
  private readonly words: CliTexts;
  private readonly match: Match;
  private readonly person: number;
  private readonly level: Level;
  private readonly chance = rngFrom(seedsFrom(randomBytes(4).readUInt32LE())());
  private told = 0;
  private gameIndex = 0;

  constructor(
    private readonly call: Call,
    private readonly print: (text: string) => void = console.log,
  ) {
    this.speaker = new Speaker(call, print);
    this.game = this.speaker.game;
    this.texts = this.speaker.texts;
    this.words = this.speaker.words;
    this.level = levelOf(this.game, call.text('level') ?? 'contender');
    const seats = seatsOf(this.game, call, defaultSeats(this.game));
    this.person = call.number('seat', 0, 0, seats - 1);
    this.match = opened(this.game, call, seats);
  }

  greet(): void {
    this.print(this.words.welcome(this.texts.name));
    this.print(this.texts.about);
    this.goOn();
  }

  /** Handles a line; false at the end of the input. */
  hear(line: string): boolean {
    const { command, rest = '' } = commandIn(line) ?? {};
    if (command === 'quit') {
      this.print(this.words.bye);
      return false;
    }
    if (command) this.run(command, rest);
    else if (line !== '') this.answer(line);
    if (this.match.outcome()) return false;
    process.stdout.write(this.words.prompt);
    return true;
  }

  private run(command: Exclude<TerminalCommand, 'quit'>, rest: string): void {
    const commands = {
      help: () => this.print(this.words.help),
      moves: () => this.listAnswers(),
      board: () => this.draw(),
      rules: () => this.speaker.rules(rest.toUpperCase()),
      hint: () => this.hint(),
      undo: () => this.undo(),
      log: () => this.show(this.match.repeats(this.seat())),
    };
    commands[command]();
  }

  private answer(typed: string): void {
    const seat = this.seat();
    const move = this.meant(typed);
    if (move === undefined) return this.print(this.words.unknown(typed));
    const answered = this.match.answer(seat, move, Date.now());
    if (!answered.ok) return this.speaker.refused(answered.rule, this.match.view(seat));
    this.goOn();
  }

  /** Parses typed text: a number of the list, `any`, or a move. */
  private meant(typed: string): AnyMove | undefined {
    const ask = this.match.ask(this.seat());
    if (!ask) return undefined;
    if (typed === 'any') return this.match.randomAnswer(this.seat(), this.chance);
    return (
      this.match.read(this.seat(), typed) ??
      (/^\d+$/.test(typed) ? ask.moves[Number(typed) - 1] : undefined)
    );
  }

  /** Lets the bots play until the person is asked, or the match is over. */
  private goOn(): void {
    for (;;) {
      this.showNews();
      const waited = this.match.asked();
      if (waited.length === 0) return this.finish();
      const others = waited.filter((seat) => seat !== this.seat());
      const [next] = others;
      if (next === undefined) break;
      this.botAnswers(next);
    }
    this.draw();
    const ask = this.match.ask(this.seat());
    if (ask)
      this.print(`${this.texts.ask(ask.about, this.match.view(this.seat()))}  [${ask.rule}]`);
  }

  private botAnswers(seat: number): void {
    const bot = botOf(this.game, this.level);
    const situation = situationOf(
      this.match,
      seat,
      this.chance,
      nodeBudget(USUAL_NODES[this.level]),
    );
    const answered = this.match.answer(seat, bot(situation), Date.now());
    if (!answered.ok) throw new Error(`${this.level} played against ${answered.rule}`);
  }

  private showNews(): void {
    if (this.match.gameIndex() !== this.gameIndex) {
      this.gameIndex = this.match.gameIndex();
      this.told = 0;
      this.print(this.words.nextGame);
    }
    const heard = this.match.heard(this.seat());
    this.show(heard.slice(this.told));
    this.told = heard.length;
  }

  private show(news: readonly AnyNews[]): void {
    this.speaker.news(news, (seat) => this.name(seat));
  }

  private draw(): void {
    this.print(`\n${this.texts.draw(this.match.view(this.seat()), (seat) => this.name(seat))}\n`);
  }

  private listAnswers(): void {
    const ask = this.match.ask(this.seat());
    if (ask) this.speaker.answers(ask);
  }

  private hint(): void {
    const budget = nodeBudget(USUAL_NODES.champion);
    const bots = BOTS[this.game.id];
    if (!bots) throw new Error(`no bots play ${this.game.id}`);
    const { move, reason } = bots.advise(situationOf(this.match, this.seat(), this.chance, budget));
    const who = readBy((seat) => this.name(seat), this.seat());
    const why = this.texts.reason(reason, who, this.seat());
    this.print(this.words.hint(this.game.notate(move), this.botName(this.person, 'champion'), why));
  }

  private undo(): void {
    const seat = this.seat();
    const last = this.match.lastAnswer(seat);
    if (last === undefined || this.match.mayTakeBack(seat, last) === 'never')
      return this.print(this.words.cannotUndo);
    this.match.takeBack(seat, last, Date.now());
    this.told = this.match.heard(seat).length;
    this.print(this.words.undone);
    this.goOn();
  }

  private finish(): void {
    this.draw();
    const outcome = this.match.outcome();
    if (!outcome) throw new Error('nothing is asked, and the game has not ended');
    const [first = []] = outcome.places;
    if (automaWon(outcome)) this.print(this.words.lost(this.texts.automa ?? this.texts.name));
    else if (first.length > 1) this.print(this.words.drawn);
    else if (first[0] === this.person) this.print(this.words.won);
    else this.print(this.words.lost(first.map((person) => this.personName(person)).join(', ')));
    const scores = outcome.scores.map((score, person) => `${this.personName(person)} ${score}`);
    this.print(this.words.scores(scores.join(', ')));
    this.save();
  }

  private save(): void {
    const file = this.call.text('record');
    if (file === undefined) return;
    writeFileSync(file, `${JSON.stringify(this.match.record())}\n`);
    this.print(this.words.saved(file));
  }

  private seat(): number {
    return seatInGame(this.person, this.match.gameIndex(), this.match.seats);
  }

  /** The player of a seat in the current game. */
  private name(seat: number): string {
    const { seats } = this.match;
    return this.personName((seat - this.match.gameIndex() + seats) % seats);
  }

  private personName(person: number): string {
    if (person === this.person) return this.call.text('name') ?? this.words.you;
    return this.botName(person, this.level);
  }

  private botName(person: number, level: Level): string {
    return this.speaker.botName(this.game.id, person, level);
  }
}

function levelOf(game: Hosted, name: string): Level {
  const level = LEVELS.find((known) => known === name);
  if (!level) throw new WrongCall(`--level must be one of ${LEVELS.join(', ')}, not ${name}`);
  botOf(game, level);
  return level;
}

function opened(game: Hosted, call: Call, seats: number): Match {
  const secret = call.text('seed') ?? randomBytes(32).toString('hex');
  const salt = randomBytes(32).toString('hex');
  const fairness: Fairness = {
    table: 'terminal',
    commitment: commitmentTo(secret, salt),
    salt,
    secret,
    entropy: [],
  };
  const options = optionsOf(game, call, seats);
  const match = game.open({ seats, options, games: call.flag('match') ? 2 : 1, fairness, secret });
  if ('error' in match) throw new Error('options were checked before');
  return match;
}
