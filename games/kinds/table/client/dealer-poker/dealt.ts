/** In which order cards come to a table of poker against the dealer, and turn. Pure. */
import type { DealStep } from '../cards/timeline.ts';
import type { PokerSeen } from './schemas.ts';

/** Cards that lie open on the board before the player decides. */
const FLOP = 3;

type Coming = { to: 'player' | 'dealer' | 'board' | 'turn'; index: number };

const AFTER_MS: Readonly<Record<Coming['to'], number>> = { player: 240, dealer: 240, board: 420, turn: 520 };

/** Everything from the first card on: what the player decides adds to the end. */
export function comingTo({ cards, board = [], open_card: open, dealer }: PokerSeen): Coming[] {
  const dealt = cards.flatMap((_, index): Coming[] => [
    { to: 'player', index },
    { to: 'dealer', index },
  ]);
  const onBoard = board.map((_, index): Coming => ({ to: 'board', index }));
  const turned = (dealer ?? []).map((_, index): Coming => ({ to: 'turn', index }));
  return [
    ...dealt,
    ...onBoard.slice(0, FLOP),
    ...(open === undefined ? [] : [{ to: 'turn', index: 0 } as const]),
    ...onBoard.slice(FLOP),
    ...turned.slice(open === undefined ? 0 : 1),
  ];
}

export function stepOf({ to }: Coming): DealStep {
  return { after_ms: AFTER_MS[to], cue: to === 'turn' ? 'turn' : 'deal' };
}

export type OnTable = { player: number[]; dealer: (number | null)[]; board: number[] };

/** What lies on the table after so many steps; null for a card that lies face down. */
export function onTable(seen: PokerSeen, shown: number): OnTable {
  const came = comingTo(seen).slice(0, shown);
  const count = (to: Coming['to']): number => came.filter((each) => each.to === to).length;
  const turned = count('turn');
  const faces = seen.dealer ?? (seen.open_card === undefined ? [] : [seen.open_card]);
  return {
    player: seen.cards.slice(0, count('player')),
    board: (seen.board ?? []).slice(0, count('board')),
    dealer: Array.from({ length: count('dealer') }, (_, index) =>
      index < turned ? (faces[index] ?? null) : null,
    ),
  };
}
