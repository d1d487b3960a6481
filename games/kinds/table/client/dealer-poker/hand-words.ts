/** The names of poker hands. */
import { categories } from '../../poker/hand-value.ts';
import { useWords } from '../words.ts';

export type Category = (typeof categories)[number];

export function isCategory(name: string): name is Category {
  return categories.some((category) => category === name);
}

/** Names a category as it is written on the table. */
export function useHandName(): (hand: string) => string {
  const words = useWords();
  return (hand) => (isCategory(hand) ? words(`poker.hand.${hand}`) : '');
}
