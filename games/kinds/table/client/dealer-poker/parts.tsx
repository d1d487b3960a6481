/** What the views of poker against the dealer have in common: going on or folding, the picture of a round, and the rules. */
import { SmallCards } from '../cards/card.tsx';
import { ActionBar } from '../actions/action-bar.tsx';
import type { ActionsProps, Layout } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import { wagerSchema, type PokerSeen, type PokerWager } from './schemas.ts';

type Raise = {
  action: 'play' | 'raise' | 'call';
  letter: string;
  name: MessageId;
  /** What it stakes, in antes. */
  antes: number;
  /** The better decision. */
  best: (seen: PokerSeen) => string;
};

/** The two buttons of a round that waits. */
export function raiseOrFold({ action, letter, name, antes, best }: Raise) {
  const hint = (seen: PokerSeen) => (best(seen) === action ? action : 'fold');
  return function Actions({ round, isTurn, act, worth, sound }: ActionsProps<PokerWager, PokerSeen>) {
    const { wager, course } = round;
    return (
      <ActionBar<typeof action | 'fold', PokerSeen>
        choices={[
          {
            type: action,
            letter,
            name,
            adds: worth(antes * (wager.spots['ante'] ?? 0)),
            isPossible: true,
            isMain: true,
          },
          { type: 'fold', letter: 'f', name: 'poker.fold', adds: null, isPossible: true, isMain: true },
        ]}
        seen={course.seen}
        hint={hint}
        isTurn={isTurn}
        onChoose={(type) => {
          sound(type === 'fold' ? 'press' : 'chip');
          act({ type });
        }}
      />
    );
  };
}

export function PokerPicture({ seen: { cards, board = [], dealer } }: { seen: PokerSeen }) {
  return (
    <span className="pk-picture">
      {[cards, board, dealer ?? []].map(
        (each, index) => each.length > 0 && <SmallCards key={index} cards={each} />,
      )}
    </span>
  );
}

/** The rules of a game, and what becomes of a round without its player. */
export function pokerRules(id: MessageId) {
  return function Rules() {
    const words = useWords();
    return (
      <>
        <p>{words(id)}</p>
        <p>{words('poker.rules_away')}</p>
      </>
    );
  };
}

/** What any chips on the table stake; null without them. */
export function pokerWager(layout: Layout): PokerWager | null {
  return Object.keys(layout).length > 0 ? wagerSchema.parse({ spots: layout }) : null;
}
