import { expect, test } from 'vitest';
import type { ServerReply } from '../../client/connection.ts';
import { AnswerQueue, type OpenQuestion } from './answers.ts';

const PLACE = { type: 'place', hole: 'e6' };
const OTHER = { type: 'place', hole: 'c4' };
const ASKED: OpenQuestion = { about: 'place', talk: false, askedAt: 4, step: 5 };

/** A queue over a server that answers when the test tells it to. */
function table(first: OpenQuestion | null = ASKED) {
  const sent: { move: unknown; step: number; reply: (reply: ServerReply) => void }[] = [];
  let question = first;
  const queue = new AnswerQueue({
    question: () => question,
    send: (move, step) => new Promise((reply) => sent.push({ move, step, reply })),
    shown: async () => {},
    changed: () => {},
  });
  return {
    queue,
    sent,
    ask: (next: OpenQuestion | null) => {
      question = next;
    },
    moves: () => queue.pending().map(({ move }) => move),
  };
}

test('an answer is pending until the server has confirmed it', async () => {
  const { queue, sent, moves } = table();
  const given = queue.give(5, PLACE);
  expect(moves()).toEqual([PLACE]);
  expect(sent).toMatchObject([{ move: PLACE, step: 5 }]);
  sent[0]?.reply({ ok: true, seq: 7 });
  expect(await given).toEqual({ ok: true });
  expect(moves()).toEqual([]);
});

test('an answer that was never sent is not a success', async () => {
  const { queue, sent, ask } = table(null);
  expect(await queue.give(5, PLACE)).toEqual({ ok: false, trouble: 'question-passed' });
  ask({ ...ASKED, askedAt: 6, step: 6 });
  expect(await queue.give(5, PLACE)).toEqual({ ok: false, trouble: 'question-passed' });
  expect(sent).toEqual([]);
});

test('leaving the table fails what is still pending', async () => {
  const { queue, moves } = table();
  const given = queue.give(5, PLACE);
  queue.close();
  expect(await given).toEqual({ ok: false, trouble: 'closing' });
  expect(moves()).toEqual([]);
});

test('a server error drops the answer and is reported', async () => {
  const { queue, sent, moves } = table();
  const given = queue.give(5, PLACE);
  sent[0]?.reply({ ok: false, error: 'no-storage', detail: null });
  expect(await given).toEqual({ ok: false, trouble: 'no-storage' });
  expect(moves()).toEqual([]);
});

test('a refusal drops it and names the rule; a text that is not a move has none', async () => {
  const { queue, sent } = table();
  const given = queue.give(5, PLACE);
  sent[0]?.reply({ ok: false, rule: 'GR-7', why: '' });
  expect(await given).toEqual({ ok: false, rule: 'GR-7' });
  const typed = queue.give(5, 'nonsense');
  sent[1]?.reply({ ok: false, error: 'bad-message', detail: null });
  expect(await typed).toEqual({ ok: false, rule: null });
});

test('a second answer meanwhile is refused, a double press counts once', async () => {
  const { queue, sent, moves } = table();
  const given = queue.give(5, PLACE);
  const twice = queue.give(5, { ...PLACE });
  expect(await queue.give(5, OTHER)).toEqual({ ok: false, trouble: 'pending' });
  expect(moves()).toEqual([PLACE]);
  sent[0]?.reply({ ok: true, seq: 7 });
  expect(await Promise.all([given, twice])).toEqual([{ ok: true }, { ok: true }]);
  expect(sent).toHaveLength(1);
});

test('statements wait for their turn and belong to the newest view', async () => {
  const talk = { ...ASKED, about: 'salon', talk: true };
  const { queue, sent, ask, moves } = table(talk);
  const [one, two] = [queue.give(5, 'I am strong'), queue.give(5, 'I am weak')];
  expect(moves()).toEqual(['I am strong', 'I am weak']);
  expect(sent).toHaveLength(1);
  ask({ ...talk, askedAt: 6, step: 6 });
  sent[0]?.reply({ ok: true, seq: 7 });
  expect(await one).toEqual({ ok: true });
  await Promise.resolve();
  expect(sent[1]).toMatchObject({ move: 'I am weak', step: 6 });
  sent[1]?.reply({ ok: true, seq: 8 });
  expect(await two).toEqual({ ok: true });
});

test('a queued answer is dropped with an error when the question has changed', async () => {
  const talk = { ...ASKED, about: 'salon', talk: true };
  const { queue, sent, ask } = table(talk);
  const [one, two] = [queue.give(5, 'a'), queue.give(5, 'b')];
  ask(ASKED);
  sent[0]?.reply({ ok: true, seq: 7 });
  expect(await one).toEqual({ ok: true });
  expect(await two).toEqual({ ok: false, trouble: 'question-passed' });
  expect(sent).toHaveLength(1);
});

test('the step of the own answer confirms it before the reply arrives', () => {
  const { queue, moves } = table();
  void queue.give(5, PLACE);
  queue.confirmed();
  expect(moves()).toEqual([]);
});
