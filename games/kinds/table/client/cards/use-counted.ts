/** What the cards of a hand come to is told once the newest of them shows its face, not when it leaves the shoe. */
import { useEffect, useState } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import { paced_ms } from './timeline.ts';

/** From leaving the shoe, or from beginning to turn, until a card is read. */
const READ_MS = 400;

/**
 * @param text what all cards on the table come to.
 * @param motion how the newest of them comes; null where they only lie there.
 * @returns what may be told now.
 */
export function useCounted(text: string, motion: Exclude<Pace, 'still'> | null): string {
  const [told, setTold] = useState('');
  // A hand begins without cards; what the one before it came to is not told of the new one.
  if ((!motion || text === '') && told !== text) setTold(text);
  useEffect(() => {
    if (!motion) return;
    const timer = setTimeout(() => setTold(text), paced_ms(READ_MS, motion));
    return () => clearTimeout(timer);
  }, [text, motion]);
  return motion ? told : text;
}
