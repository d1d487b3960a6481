/** What a round of blackjack has staked and pays, and what its player sees of it. */
import type { TableCourse } from '../table.ts';
import { UNIT } from '../table.ts';
import { allowedActions, type Box, type Deal, type Hand, type HandState, type Turn } from './dealing.ts';
import { isBlackjack, totalOf, type Total } from './hand.ts';
import { blackjackRules as rules, type ActionType, type BoxName } from './rules.ts';

export type BlackjackAction = { type: ActionType };

export type SeenHand = Total & {
  cards: readonly number[];
  /** What is staked on the hand. */
  units: number;
  state: HandState;
  /** What it pays, in units, its stake included; null until the round has ended. */
  pays_units: number | null;
};

export type SeenBox = {
  name: BoxName;
  /** The first bet. */
  units: number;
  insurance: Box['insurance'];
  /** What is staked on insurance, and what that pays once the round has ended. */
  insurance_units: number;
  insurance_pays_units: number | null;
  hands: readonly SeenHand[];
};

export type BlackjackSeen = {
  boxes: readonly SeenBox[];
  /** The cards that lie open. The hole card is among them only when the round has ended. */
  dealer: Total & { cards: readonly number[]; hasPeeked: boolean; hasBlackjack: boolean };
  phase: Deal['phase'];
  /** Whose turn it is; for insurance the box counts. Null when the round has ended. */
  turn: Turn | null;
  /** What may be done now. */
  can: readonly ActionType[];
};

/** Where a deal stands, as the table kind states it. */
export function standingOf(table: Deal): TableCourse<BlackjackAction, BlackjackSeen> {
  const isEnded = table.phase === 'ended';
  const seen = seenOf(table);
  const raised = table.boxes.reduce((sum, box) => sum + stakedOn(box) - box.units, 0);
  const pays_units = seen.boxes.reduce(
    (sum, { hands, insurance_pays_units }) =>
      hands.reduce((paid, hand) => paid + (hand.pays_units ?? 0), sum + (insurance_pays_units ?? 0)),
    0,
  );
  return {
    state: isEnded ? 'ended' : 'in_play',
    raised,
    pays: pays_units * UNIT,
    seen,
    whenAway: isEnded ? null : { type: table.phase === 'insurance' ? 'decline' : 'stand' },
  };
}

const insuredUnits = ({ insurance, units }: Box): number => (insurance === 'taken' ? units / 2 : 0);

function stakedOn(box: Box): number {
  return box.hands.reduce((sum, { units }) => sum + units, insuredUnits(box));
}

function seenOf(table: Deal): BlackjackSeen {
  const { boxes, dealer, phase, turn } = table;
  const isEnded = phase === 'ended';
  const cards = isEnded ? [...dealer.cards] : [dealer.up];
  const hasBlackjack = isEnded && isBlackjack(dealer.cards);
  return {
    boxes: boxes.map((box) => ({
      name: box.name,
      units: box.units,
      insurance: box.insurance,
      insurance_units: insuredUnits(box),
      insurance_pays_units: isEnded
        ? hasBlackjack
          ? (insuredUnits(box) * rules.insurance_pays) / UNIT
          : 0
        : null,
      hands: box.hands.map((hand) => ({
        cards: [...hand.cards],
        ...totalOf(hand.cards),
        units: hand.units,
        state: hand.state,
        pays_units: isEnded ? paysOf(hand, dealer.cards) : null,
      })),
    })),
    dealer: { cards, ...totalOf(cards), hasPeeked: dealer.hasPeeked, hasBlackjack },
    phase,
    turn: isEnded ? null : { ...turn },
    can: allowedActions(table),
  };
}

/** What a hand pays against the dealer's last cards, in units, its stake included. Units are even, so that all of it is whole. */
function paysOf({ cards, units, state }: Hand, dealerCards: readonly number[]): number {
  if (state === 'bust') return 0;
  if (state === 'surrendered') return units / 2;
  if (isBlackjack(dealerCards)) return state === 'blackjack' ? units : 0;
  if (state === 'blackjack') return (units * rules.blackjack_pays) / UNIT;
  const [own, dealers] = [totalOf(cards).total, totalOf(dealerCards).total];
  if (dealers > 21 || own > dealers) return 2 * units;
  return own === dealers ? units : 0;
}
