import type { Situation } from '../../../bots/bot.ts';
import { at, range, sum } from '../../../engine/list.ts';
import type { Card } from '../cards.ts';
import { cardsPlayed } from '../imagine.ts';
import type { Corner, Fight, KnockOut, State } from '../kind.ts';
import { opponentOf } from '../rules/ring.ts';
import { readChips } from './chip-reading.ts';
import { type Chances, type Worths, worth } from './duel.ts';
import { type FightModel, modelOf } from './fight-model.ts';
import { aiming, CERTAIN, type Fighting, sightOf, stepped } from './fighting.ts';
import { copiesIn, type HandId, handId, handWithout, VALUES, valuesIn } from './multisets.ts';
import { prospectsOf } from './prospects.ts';
import { type Reading, reread } from './reading.ts';
import { type RingSpot, ringSpotOf } from './ring-table.ts';
import type { Weighed } from './weighing.ts';
import { worthsFor } from './worths.ts';

/** What each card of the own hand leads to, if the rest of the fight is boxed as well as can be. */
export function weighCards(
  situation: Situation<KnockOut>,
  s: State,
  fight: Fight,
  corner: Corner,
): Weighed[] {
  const model = modelOf(situation, fight);
  const prospects = prospectsOf(s, fight, fight[corner].seat);
  const rival = rivalOf(situation, s, fight, model, opponentOf(corner));
  const boxing = { model, corner, worths: prospects.firsts, rival: rival.fighting };
  const hand = handId(situation.view.own?.hand ?? []);
  return valuesIn(hand)
    .map((card) => {
      const chances = played(boxing, hand, card, rival.reading, ringSpotOf(fight));
      return {
        move: { type: 'play', card } as const,
        worth: worth(chances, prospects.firsts),
        money: worth(chances, prospects.money),
        chances,
        worlds: rival.reading.hands.length,
      };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** What the other fighter may still hold, and how he will go on. */
function rivalOf(
  { heard }: Situation<KnockOut>,
  s: State,
  fight: Fight,
  model: FightModel,
  corner: Corner,
): { readonly reading: Reading; readonly fighting: Fighting } {
  const worths = worthsFor(s.open, fight, fight[corner].seat);
  const fighting = aiming(sightOf(model.ring, corner, worths), model.rivals[corner]);
  let reading = readChips(model, s, fight, heard)[corner];
  cardsPlayed(heard, fight, corner).forEach((card, i) => {
    const spot = ringSpotOf({ ...fight, rounds: fight.rounds.slice(0, i) });
    const likely = (hand: HandId): number => at(fighting.leaning(hand, spot), card);
    const { hands, weights } = reread(reading, likely);
    reading = { hands: hands.map((hand) => handWithout(hand, card)), weights };
  });
  return { reading, fighting };
}

interface Boxing {
  readonly model: FightModel;
  readonly corner: Corner;
  readonly worths: Worths;
  readonly rival: Fighting;
}

/** What comes of a hand if it is played as well as can be against all that the other may hold. */
function boxed(boxing: Boxing, hand: HandId, reading: Reading, spot: RingSpot): Chances {
  const ended = boxing.model.ring.ending(spot);
  if (ended >= 0) return at(CERTAIN, ended);
  return valuesIn(hand)
    .map((card) => played(boxing, hand, card, reading, spot))
    .reduce((a, b) => (worth(b, boxing.worths) > worth(a, boxing.worths) ? b : a));
}

/** The same after this card. */
function played(
  boxing: Boxing,
  hand: HandId,
  card: Card,
  reading: Reading,
  spot: RingSpot,
): Chances {
  const { model, corner, rival } = boxing;
  const rest = handWithout(hand, card);
  const answers = answersOf(rival, reading, spot);
  let [a, b, c, d] = [0, 0, 0, 0];
  for (const { answer, chance, after } of answers) {
    const next = boxed(boxing, rest, after, stepped(model.ring, corner, spot, card, answer));
    a += chance * next[0];
    b += chance * next[1];
    c += chance * next[2];
    d += chance * next[3];
  }
  return [a, b, c, d];
}

interface Answer {
  readonly answer: Card;
  readonly chance: number;
  /** What is believed of the other hand then. */
  readonly after: Reading;
}

/** Which cards the other may play, how likely, and what each would tell. */
function answersOf(rival: Fighting, { hands, weights }: Reading, spot: RingSpot): Answer[] {
  return range(VALUES).flatMap((answer) => {
    const able = hands.flatMap((hand, i) =>
      copiesIn(hand, answer) > 0
        ? [
            {
              rest: handWithout(hand, answer),
              chance: at(weights, i) * at(rival.leaning(hand, spot), answer),
            },
          ]
        : [],
    );
    const chance = sum(able.map((one) => one.chance));
    if (chance === 0) return [];
    const after = {
      hands: able.map(({ rest }) => rest),
      weights: able.map((one) => one.chance / chance),
    };
    return [{ answer, chance, after }];
  });
}
