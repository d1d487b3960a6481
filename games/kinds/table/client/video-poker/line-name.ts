/** The names of the lines of a pay table. */
import { useWords, type MessageId } from '../words.ts';

const names: Readonly<Record<string, MessageId>> = {
  nothing: 'video_poker.line.nothing',
  jacks_or_better: 'video_poker.line.jacks_or_better',
  two_pair: 'poker.hand.two_pair',
  three_of_a_kind: 'poker.hand.three_of_a_kind',
  straight: 'poker.hand.straight',
  flush: 'poker.hand.flush',
  full_house: 'poker.hand.full_house',
  four_of_a_kind: 'poker.hand.four_of_a_kind',
  four_fives_to_kings: 'video_poker.line.four_fives_to_kings',
  four_twos_to_fours: 'video_poker.line.four_twos_to_fours',
  four_aces: 'video_poker.line.four_aces',
  straight_flush: 'poker.hand.straight_flush',
  five_of_a_kind: 'video_poker.line.five_of_a_kind',
  wild_royal_flush: 'video_poker.line.wild_royal_flush',
  four_deuces: 'video_poker.line.four_deuces',
  royal_flush: 'poker.hand.royal_flush',
  natural_royal_flush: 'video_poker.line.natural_royal_flush',
};

/** Names a line as the pay table does. */
export function useLineName(): (line: string) => string {
  const words = useWords();
  return (line) => {
    const id = names[line];
    return id ? words(id) : line;
  };
}
