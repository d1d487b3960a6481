/** A round of blackjack as it is dealt: the boxes, the dealer, and what each action does to them. */
import { ActionRefused } from '../../../kit/round/round-game.ts';
import { isBlackjack, isPair, totalOf, valueOf } from './hand.ts';
import { blackjackRules as rules, boxNames, type ActionType, type BoxName } from './rules.ts';

/**
 * `waiting` for its turn, `playing`, then how it stands when its turn is over. A blackjack is known from the first two cards and
 * has no turn.
 */
export type HandState = 'waiting' | 'playing' | 'standing' | 'bust' | 'blackjack' | 'surrendered';

export type Hand = { cards: number[]; units: number; state: HandState };

export type Box = {
  name: BoxName;
  units: number;
  /** `open` has still to be answered; `none` is not offered. */
  insurance: 'none' | 'open' | 'taken' | 'declined';
  hands: Hand[];
};

export type BlackjackWager = {
  /** Units on each box; a box without chips is left out. Even, so that half of them are whole units. */
  spots: { readonly [Name in BoxName]?: number };
  /** `never` declines insurance on every box without being asked. */
  insurance?: 'ask' | 'never' | undefined;
};

export type Turn = { box: number; hand: number };

export type Deal = {
  boxes: Box[];
  dealer: { up: number; cards: number[]; hasPeeked: boolean };
  phase: 'insurance' | 'play' | 'ended';
  turn: Turn;
  /** The next card off the shoe. */
  next: () => number;
};

/** Everything before the first decision. Each box gets a card, the dealer one face up, each box another, the dealer the hole card. */
export function deal(wager: BlackjackWager, shoe: readonly number[]): Deal {
  const drawn = shoe.values();
  const next = (): number => {
    const { value, done } = drawn.next();
    if (done) throw new RangeError('The shoe is empty.');
    return value;
  };
  const boxes = boxNames.flatMap((name): Box[] => {
    const units = wager.spots[name] ?? 0;
    return units > 0
      ? [{ name, units, insurance: 'none', hands: [{ cards: [], units, state: 'waiting' }] }]
      : [];
  });
  const hands = boxes.flatMap((box) => box.hands);
  for (const { cards } of hands) cards.push(next());
  const up = next();
  for (const hand of hands) {
    hand.cards.push(next());
    if (isBlackjack(hand.cards)) hand.state = 'blackjack';
  }
  const dealer = { up, cards: [up, next()], hasPeeked: false };
  const table: Deal = { boxes, dealer, phase: 'play', turn: { box: 0, hand: 0 }, next };
  if (valueOf(up) !== 1 || wager.insurance === 'never') peek(table);
  else {
    table.phase = 'insurance';
    for (const box of boxes) box.insurance = 'open';
  }
  return table;
}

/** With an ace or a ten up the dealer looks at the hole card. A blackjack ends the round, so that nothing more is staked on it. */
function peek(table: Deal): void {
  const { dealer } = table;
  const value = valueOf(dealer.up);
  dealer.hasPeeked = value === 1 || value === 10;
  if (!isBlackjack(dealer.cards)) return playOn(table);
  table.phase = 'ended';
  for (const { hands } of table.boxes)
    for (const hand of hands) if (hand.state === 'waiting') hand.state = 'standing';
}

/** Finds the next hand that has something to decide; without any the dealer plays. */
function playOn(table: Deal): void {
  table.phase = 'play';
  for (const [box, { hands }] of table.boxes.entries()) {
    for (const [hand, held] of hands.entries()) {
      if (held.state === 'waiting') begin(table, held);
      if (held.state !== 'playing') continue;
      table.turn = { box, hand };
      return;
    }
  }
  table.phase = 'ended';
  const isAnyStanding = table.boxes.some(({ hands }) => hands.some(({ state }) => state === 'standing'));
  const drawsBelow = isAnyStanding ? rules.dealer_stands_on : 0;
  const { cards } = table.dealer;
  while (totalOf(cards).total < drawsBelow) cards.push(table.next());
}

/** A hand of a split gets its second card when its turn comes. Split aces stand on it, and 21 stands by itself. */
function begin(table: Deal, hand: Hand): void {
  const isFromSplit = hand.cards.length === 1;
  if (isFromSplit) hand.cards.push(table.next());
  const isAce = isFromSplit && hand.cards[0] !== undefined && valueOf(hand.cards[0]) === 1;
  hand.state = isAce || totalOf(hand.cards).total === 21 ? 'standing' : 'playing';
}

/** What may be done now, by the hand whose turn it is. */
export function allowedActions({ boxes, phase, turn }: Deal): ActionType[] {
  if (phase === 'ended') return [];
  if (phase === 'insurance') return ['insure', 'decline'];
  const hands = boxes[turn.box]?.hands ?? [];
  const cards = hands[turn.hand]?.cards ?? [];
  const [first = 0] = cards;
  const isFirst = cards.length === 2;
  const isSplit = hands.length > 1;
  const mostHands = valueOf(first) === 1 ? rules.most_hands_of_aces : rules.most_hands;
  const can: ActionType[] = ['hit', 'stand'];
  if (isFirst && (!isSplit || rules.doubles_after_split)) can.push('double');
  if (isPair(cards) && hands.length < mostHands) can.push('split');
  if (isFirst && !isSplit && rules.surrenders) can.push('surrender');
  return can;
}

/**
 * Does an action of the hand, or for the box, whose turn it is.
 * @throws ActionRefused if it is not allowed now.
 */
export function act(table: Deal, action: ActionType): void {
  if (!allowedActions(table).includes(action))
    throw new ActionRefused(
      table.phase === 'ended' ? 'The round has ended.' : `This hand cannot ${action} now.`,
    );
  const box = table.boxes[table.turn.box];
  if (box && table.phase === 'insurance') return answer(table, box, action);
  const hand = box?.hands[table.turn.hand];
  if (!box || !hand) return;
  if (action === 'split') split(box, table.turn.hand);
  else if (action === 'surrender') hand.state = 'surrendered';
  else if (action === 'stand') hand.state = 'standing';
  else {
    if (action === 'double') hand.units *= 2;
    hand.cards.push(table.next());
    const { total } = totalOf(hand.cards);
    if (total > 21) hand.state = 'bust';
    else if (total === 21 || action === 'double') hand.state = 'standing';
  }
  playOn(table);
}

/** Insurance is asked box by box, before the dealer looks at the hole card. */
function answer(table: Deal, box: Box, action: ActionType): void {
  box.insurance = action === 'insure' ? 'taken' : 'declined';
  table.turn = { box: table.turn.box + 1, hand: 0 };
  if (table.turn.box === table.boxes.length) peek(table);
}

/** Each card of the pair becomes a hand with the stake of the first. */
function split(box: Box, index: number): void {
  const [first, second] = box.hands[index]?.cards ?? [];
  if (first === undefined || second === undefined) return;
  const { units } = box;
  box.hands.splice(
    index,
    1,
    { cards: [first], units, state: 'waiting' },
    { cards: [second], units, state: 'waiting' },
  );
}
