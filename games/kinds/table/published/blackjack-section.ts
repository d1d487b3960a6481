/** What the specification says of blackjack. */
import { z } from 'zod';
import { type Block, list, paragraph } from '../../../kit/published/text.ts';
import type { PublishedTable } from './published-table.ts';

const schema = z.looseObject({
  draws: z.tuple([z.object({ shoe: z.object({ of: z.int(), chosen: z.int() }) })]),
  boxes: z.array(z.string()),
  rules: z.object({
    decks: z.int(),
    dealer_stands_on: z.int(),
    blackjack_pays: z.int(),
    insurance_pays: z.int(),
    most_hands: z.int(),
    most_hands_of_aces: z.int(),
    doubles_after_split: z.boolean(),
    surrenders: z.boolean(),
  }),
});

export function blackjackSection(mathematics: PublishedTable['mathematics']): Block[] {
  const { draws, boxes, rules } = schema.parse(mathematics);
  const { of, chosen } = draws[0].shoe;
  return [
    list(
      `Wager: \`spots\` with units on at least one of ${boxes.map((name) => `\`${name}\``).join(', ')}, each an even number; and \`insurance\`, \`ask\` or \`never\`; left out it is \`ask\`.`,
      `Draw: \`shoe\` = \`chosen(${of}, ${chosen})\`. Cards are taken from its front.`,
      'Deal: a card to each box with units, in the order of their names; a card to the dealer, which lies open; a second card to each box; a second card to the dealer, the hole card.',
      'A card counts its rank plus 1, and tens and pictures 10. `total` of a hand is the sum; if it is 11 or less and the hand has an ace, the total is 10 more and `isSoft` is true. A blackjack is a total of 21 from the first two cards of a box that was not split, or of the dealer.',
      `Insurance: if the dealer’s open card is an ace and the wager does not say \`never\`, every box answers in turn, \`{"type": "insure"}\` (which stakes half of its units) or \`{"type": "decline"}\`, before anything else. In this phase, \`insurance\`, the hole card is not looked at.`,
      'Then, if the dealer’s open card counts 1 or 10, the dealer looks at the hole card (`hasPeeked`). If the dealer has a blackjack, the round ends at once; hands that wait then stand.',
      'Play: box by box and in each hand by hand. A box with a blackjack has no turn. When the turn of a hand from a split comes, it first takes its second card. A hand of aces from a split then stands, and so does every hand of 21.',
      `Actions, \`{"type": …}\`, are for the hand whose turn it is. \`hit\` takes a card; \`stand\` ends the turn. \`double\`, with two cards${rules.doubles_after_split ? ', after a split too' : ' and no split'}, doubles the hand’s units, takes one card and stands. \`split\`, with two cards that count the same, makes two hands of one card each with the units of the box, in the place of the first; a box has at most ${rules.most_hands} hands, of aces ${rules.most_hands_of_aces}. \`surrender\`${rules.surrenders ? ', with the first two cards of a box that was not split,' : ''} ends the hand. A total above 21 is \`bust\`, and 21 stands.`,
      `When no hand has a turn left, the dealer takes cards as long as the total is below ${rules.dealer_stands_on}, soft or hard; if no hand is \`standing\`, none.`,
      `Payment, in ten-thousandths of a unit: \`bust\` nothing; \`surrendered\` half of its units; then, if the dealer has a blackjack, a box’s blackjack gets its units back and others nothing; a blackjack ${rules.blackjack_pays} for each unit; a hand whose total is above the dealer’s, or any if that is above 21, twice its units; an equal total its units; less nothing. Insurance pays ${rules.insurance_pays} for each unit staked on it if the dealer has a blackjack.`,
      'Raised: what `insure`, `double` and `split` have staked beyond the units of the wager.',
    ),
    paragraph(
      'Seen: `boxes`, those with units in order: `name`; `insurance` (`none` where it was not offered, `open` before the answer, `taken`, `declined`); `insurance_units`, staked on it; `insurance_pays_units`, in units, null in play; `hands`, in order: `cards`, `total`, `isSoft`, `units`, `state` (`waiting`, `playing`, `standing`, `bust`, `blackjack`, `surrendered`), and `pays_units`, in units, null in play. `dealer`: `cards` (the open card alone in play), their `total` and `isSoft`, `hasPeeked`, and `hasBlackjack`, false in play. `phase` (`insurance`, `play`, `ended`). `turn`: `box` and `hand`, from 0 (in the phase `insurance` the box that answers, and hand 0), null at the end. `can`: the actions that are allowed now, in the order `hit`, `stand`, `double`, `split`, `surrender`, or `insure`, `decline`; empty at the end.',
    ),
  ];
}
