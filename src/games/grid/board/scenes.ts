import { type Who, youOr } from '../../../engine/texts.ts';
import { type Scenes, TIMES } from '../../../ui/stage/beat.ts';
import { BOARDS } from '../board.ts';
import type { Grid, View } from '../kind.ts';
import { type BoardWords, boardWords } from '../texts/board.ts';

/** The pegs that fall off the panel, and their owners. */
export interface GridMoment {
  readonly out: readonly string[];
  readonly seat: 0 | 1;
}

/** A peg is placed; then, line by line, enclosed pegs fall out and are replaced; the end stays. */
export const scenes: Scenes<Grid, GridMoment> = ({ before, after, news, who, language }) => {
  const words = boardWords[language];
  const beats: ReturnType<typeof scenes>[number][] = [];
  let view = before;
  for (const [place, { news: event }] of news.entries()) {
    const told = place + 1;
    switch (event.type) {
      case 'placed': {
        const { seat, hole } = event;
        view = withPegs(view, [hole], seat);
        beats.push({
          view,
          told,
          ms: who.you === seat ? TIMES.move : TIMES.action,
          actor: seat,
          caption: youOr(who, seat, words.youPlay(hole), (name) => words.plays(name, hole)),
          sound: 'action',
        });
        break;
      }
      case 'knockedOut': {
        const { seat, holes } = event;
        view = withPegs(view, holes, seat);
        beats.push({
          view,
          told,
          ms: TIMES.action,
          actor: seat,
          caption: youOr(who, seat, words.youTake(holes), (name) => words.takesFrom(name, holes)),
          sound: 'hit',
          moment: { out: holes, seat: seat === 0 ? 1 : 0 },
        });
        break;
      }
      case 'swapped': {
        const { seat } = event;
        view = after;
        beats.push({
          view,
          told,
          ms: TIMES.action,
          actor: seat,
          caption: youOr(who, seat, words.youSwap, words.swaps),
          sound: 'action',
        });
        break;
      }
      case 'ended':
        beats.push({
          view: after,
          told,
          ms: 0,
          waits: true,
          caption: ending(words, event, who),
          sound: 'bell',
          banner: words.full,
        });
        break;
      case 'turn':
        break;
    }
  }
  const last = beats.pop();
  return last ? [...beats, { ...last, view: after, told: news.length }] : [];
};

/** The player with more pegs. */
function ending(words: BoardWords, { score, winner }: Grid['events']['ended'], who: Who): string {
  if (winner === null) return words.endsLevel(score[0]);
  const [more, fewer] = [score[winner], score[winner === 0 ? 1 : 0]];
  return youOr(who, winner, words.endsYou(more, fewer), (name) => words.ends(name, more, fewer));
}

function withPegs(view: View, holes: readonly string[], seat: 0 | 1): View {
  const { index } = BOARDS[view.options.board];
  const pegs = [...view.open.pegs];
  for (const hole of holes) {
    const place = index[hole];
    if (place !== undefined) pegs[place] = seat;
  }
  return { ...view, open: { ...view.open, pegs } };
}
