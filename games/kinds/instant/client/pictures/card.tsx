/** A playing card. Cards are counted from 0: the rank from the ace up, then the suit. */
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

const shapes: Readonly<Record<(typeof suits)[number], string>> = {
  spades:
    'M12 1.5C9 6 3 8.5 3 13.5c0 5 6.3 5.8 8.2 2.2-.2 2.6-1 4.5-2.6 6.3h6.8c-1.6-1.8-2.4-3.7-2.6-6.3 1.9 3.6 8.2 2.8 8.2-2.2 0-5-6-7.5-9-12z',
  hearts: 'M12 22C8 17 2 13.5 2 8.2 2 2.3 9.6 1.2 12 6.3 14.4 1.2 22 2.3 22 8.2 22 13.5 16 17 12 22z',
  diamonds: 'M12 1l8.5 11L12 23 3.5 12z',
  clubs:
    'M12 1.5a5 5 0 0 1 4.1 7.9 5 5 0 1 1-3.3 7.3c.2 2.1.9 3.7 2.4 5.3H8.8c1.5-1.6 2.2-3.2 2.4-5.3a5 5 0 1 1-3.3-7.3A5 5 0 0 1 12 1.5z',
};

export function rankOf(card: number): (typeof RANKS)[number] {
  return RANKS[card % RANKS.length] ?? 'A';
}

export function suitOf(card: number): (typeof suits)[number] {
  return suits[Math.floor(card / RANKS.length)] ?? 'spades';
}

/** The face of a card. */
export function CardFace({ card }: { card: number }) {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const isRed = suit === 'hearts' || suit === 'diamonds';
  return (
    <svg viewBox="0 0 100 140" className={isRed ? 'card-face is-red' : 'card-face'} aria-hidden="true">
      <rect className="card-paper" x="1" y="1" width="98" height="138" rx="10" />
      <text x="12" y="36" className="card-rank">
        {rank}
      </text>
      <path className="card-suit" d={shapes[suit]} transform="translate(12.5 42) scale(.82)" />
      <path className="card-suit" d={shapes[suit]} transform="translate(27 58) scale(2.7)" />
    </svg>
  );
}
