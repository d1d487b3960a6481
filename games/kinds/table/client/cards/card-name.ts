/** The names of cards, as they are read out. */
import { rankOf, suitOf } from '../../cards.ts';
import { useWords } from '../words.ts';

const ranks = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;
const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** Names a card; null is one whose face is not known. */
export function useCardName(): (card: number | null) => string {
  const words = useWords();
  return (card) => {
    const [rank, suit] = card === null ? [] : [ranks[rankOf(card)], suits[suitOf(card)]];
    if (rank === undefined || suit === undefined) return words('card.down');
    const isNamed = rank === 'ace' || rank === 'jack' || rank === 'queen' || rank === 'king';
    return words('card.name', {
      rank: isNamed ? words(`card.rank.${rank}`) : rank,
      suit: words(`card.suit.${suit}`),
    });
  };
}
