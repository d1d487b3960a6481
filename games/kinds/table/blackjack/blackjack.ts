/** Blackjack: eight decks, the dealer stands on every 17, up to three boxes at once. Rules in `rules.ts`. */
import { z } from 'zod';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import type { RandomSource } from '../../../kit/fairness/random.ts';
import { defineTable, UNIT, unitsSchema, type TableBetType, type TableCourse } from '../table.ts';
import { act, deal, type BlackjackWager } from './dealing.ts';
import { basicStrategyLaw, insuranceLaw } from './law.ts';
import { actionTypes, blackjackRules as rules, boxNames } from './rules.ts';
import { standingOf, type BlackjackAction, type BlackjackSeen } from './settling.ts';
import { hintFor } from './strategy.ts';

const CARDS = 52 * rules.decks;

type Draw = { shoe: readonly number[] };
type Course = TableCourse<BlackjackAction, BlackjackSeen>;

/** Insurance and surrender are about half of a box, so a box has an even number of units and every payment is whole. */
const boxSchema = unitsSchema.refine((units) => units % 2 === 0, {
  error: 'units on a box must be even, so that insurance and surrender are whole units',
});

const wagerSchema: z.ZodType<BlackjackWager> = z.strictObject({
  spots: z
    .partialRecord(z.enum(boxNames), boxSchema)
    .refine((spots) => Object.keys(spots).length > 0, { error: 'at least one box needs chips' }),
  insurance: z.enum(['ask', 'never']).optional(),
});

/** No action names a box: it is for the hand whose turn it is. */
const actionSchema: z.ZodType<BlackjackAction> = z.strictObject({ type: z.enum(actionTypes) });

function unitsOn({ spots }: BlackjackWager): number {
  return boxNames.reduce((sum, name) => sum + (spots[name] ?? 0), 0);
}

function course(wager: BlackjackWager, { shoe }: Draw, actions: readonly BlackjackAction[]): Course {
  const table = deal(wager, shoe);
  for (const { type } of actions) act(table, type);
  return standingOf(table);
}

function draw(random: RandomSource): Draw {
  return { shoe: chosenWithout(CARDS, CARDS, random).map((card) => card % 52) };
}

/** Plays a round of one box by basic strategy. */
function playBasic(random: RandomSource): Course {
  const [wager, drawn] = [{ spots: { 'box-1': 2 } }, draw(random)];
  const actions: BlackjackAction[] = [];
  for (;;) {
    const standing = course(wager, drawn, actions);
    const { boxes, dealer, turn, can } = standing.seen;
    const hand = turn && boxes[turn.box]?.hands[turn.hand];
    const type = hand ? hintFor(hand.cards, dealer.cards[0] ?? 0, can) : null;
    if (!type) return standing;
    actions.push({ type });
  }
}

/** Insures a box and says what came of that stake alone. The ace that is up is a certain card; the others lie as they were shuffled. */
function playInsurance(random: RandomSource): { pays: number; staked: number } {
  const wager: BlackjackWager = { spots: { 'box-1': 2 } };
  const shuffled = chosenWithout(CARDS, CARDS, random);
  const [up = 0] = shuffled.splice(1, 1, 0);
  const shoe = shuffled.map((card, place) => (card === 0 && place !== 1 ? up : card) % 52);
  const actions: BlackjackAction[] = [{ type: 'insure' }];
  for (;;) {
    const { seen, whenAway } = course(wager, { shoe }, actions);
    const [box] = seen.boxes;
    if (!whenAway) return { pays: box?.insurance_pays_units ?? 0, staked: box?.insurance_units ?? 0 };
    actions.push(whenAway);
  }
}

const betTypes = (): TableBetType[] => [
  {
    name: 'basic strategy',
    // As law.ts says of its figures.
    method: 'averages exact, chances of split hands simulated',
    law: basicStrategyLaw(),
    wager: { spots: { 'box-1': 2 } },
    play(random) {
      const { pays, raised } = playBasic(random);
      return { pays: pays / UNIT / 2, staked: (2 + raised) / 2 };
    },
  },
  {
    name: 'insurance',
    law: insuranceLaw(),
    wager: { spots: { 'box-1': 2 } },
    play: playInsurance,
  },
];

export const blackjack = defineTable<BlackjackWager, BlackjackAction, Draw, BlackjackSeen>({
  code: 'blackjack',
  title: 'Blackjack',
  category: 'casino',
  version: 1,
  mathematics: {
    draws: [{ shoe: { of: CARDS, chosen: CARDS } }],
    rules,
    boxes: boxNames,
  },
  wagerSchema,
  actionSchema,
  usual: { wager: { spots: { 'box-1': 2 }, insurance: 'never' }, actions: [{ type: 'stand' }] },
  stakes: unitsOn,
  // Every box split as often as it may be and every hand doubled, and insurance beside it.
  mostStakes: (wager) =>
    unitsOn(wager) * 2 * rules.most_hands + (wager.insurance === 'never' ? 0 : unitsOn(wager) / 2),
  // The same, all of them won at even money.
  mostPays: (wager) => UNIT * unitsOn(wager) * 4 * rules.most_hands,
  draw: (_, random) => draw(random),
  course,
  betTypes,
});
