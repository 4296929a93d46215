import type { AnyNews } from '../engine/hosted.ts';
import type { ViewableMatch } from '../engine/match.ts';
import type { AnyTexts } from '../engine/texts.ts';
import { type Command, EXIT_FAULT, EXIT_OK } from './command.ts';
import { recordIn } from './game-call.ts';
import { gameTexts, LANG_FLAG, languageOf } from './language.ts';
import { openMatchOf } from './replaying.ts';

export const replayCommand: Command = {
  usage: 'RECORD [--seat K]',
  says: 'Shows a recorded game step by step.',
  options: {
    'seat K': 'only what this seat saw and heard (only public information)',
    [LANG_FLAG]: 'the language',
    boards: 'draw the table after every step, not only at the end',
  },
  run: (call) => {
    const { record, game } = recordIn(call.args[0]);
    const seat =
      call.text('seat') === undefined ? null : call.number('seat', 0, 0, record.seats - 1);
    const texts = gameTexts(game.id, languageOf(call));
    const match = openMatchOf(game, record);
    show(match.heard(seat), seat, texts);
    for (const [index, step] of record.steps.entries()) {
      console.log(`\n— ${index + 1} —`);
      if ('move' in step) {
        const answered = match.answer(step.seat, step.move, step.at);
        if (answered.ok) show([...answered.told, ...(answered.began ?? [])], seat, texts);
        else console.log(`${answered.rule}: ${texts.rules[answered.rule]}`);
      } else if (match.mayTakeBack(step.seat, step.takeBack) === 'never') {
        console.log(`step ${step.takeBack} cannot be taken back`);
        return EXIT_FAULT;
      } else {
        match.takeBack(step.seat, step.takeBack, step.at);
        console.log(`⟲ ${step.takeBack}`);
      }
      if (call.flag('boards')) console.log(drawn(match, seat, texts));
    }
    console.log(`\n${drawn(match, seat, texts)}`);
    return EXIT_OK;
  },
};

function show(news: readonly AnyNews[], seat: number | null, texts: AnyTexts): void {
  for (const told of news) {
    if (told.to === null || told.to === seat)
      console.log(`${texts.news(told.news, named)}  [${told.rule}]`);
  }
}

function drawn(match: ViewableMatch, seat: number | null, texts: AnyTexts): string {
  return texts.draw(match.view(seat), named);
}

function named(seat: number): string {
  return `#${seat}`;
}
