/** Blackjack. */
import { blackjack } from '../../blackjack/blackjack.ts';
import { boxNames, type ActionType } from '../../blackjack/rules.ts';
import { hintFor } from '../../blackjack/strategy.ts';
import { ActionBar, type Choice } from '../actions/action-bar.tsx';
import { BlackjackFelt } from '../blackjack/felt.tsx';
import { roundSchemas, type BlackjackSeen, type BlackjackWager } from '../blackjack/schemas.ts';
import { SmallCards } from '../cards/card.tsx';
import { NetResults } from '../results/net-results.tsx';
import { tableView, type ActionsProps } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import '../style/blackjack-hands.css';
import '../style/blackjack.css';

/** The letters of the keyboard, and what they do. */
const keys = [
  ['h', 'blackjack.hit'],
  ['s', 'blackjack.stand'],
  ['d', 'blackjack.double'],
  ['p', 'blackjack.split'],
  ['r', 'blackjack.surrender'],
  ['i', 'blackjack.insure'],
  ['n', 'blackjack.decline'],
] as const satisfies readonly (readonly [string, MessageId])[];

/** What basic strategy does now. */
function best({ boxes, dealer, turn, can }: BlackjackSeen): ActionType | null {
  const hand = turn && boxes[turn.box]?.hands[turn.hand];
  return hintFor(hand?.cards ?? [], dealer.cards[0] ?? 0, can);
}

function Actions({ round, isTurn, act, worth, sound }: ActionsProps<BlackjackWager, BlackjackSeen>) {
  const words = useWords();
  const { boxes, phase, turn, can } = round.course.seen;
  const box = turn && boxes[turn.box];
  const hand = turn && box?.hands[turn.hand];
  const choice = (type: ActionType, letter: string, name: MessageId, adds = 0): Choice<ActionType> => ({
    type,
    letter,
    name,
    adds: adds > 0 ? worth(adds) : null,
    isPossible: can.includes(type),
    isMain: type === 'hit' || type === 'stand' || phase === 'insurance',
  });
  const number = box ? boxNames.indexOf(box.name) + 1 : 0;
  const isOneOfMany = boxes.length > 1 || (box?.hands.length ?? 0) > 1;
  // While cards are still coming nothing of what they bring is asked.
  const isInsurance = phase === 'insurance' && (isTurn || round.actions.length > 0);
  return (
    <ActionBar
      question={
        isInsurance
          ? words('blackjack.insure_question', { number, amount: worth((box?.units ?? 0) / 2) })
          : isOneOfMany && turn
            ? words('blackjack.turn', { box: number, hand: turn.hand + 1 })
            : null
      }
      choices={
        isInsurance
          ? [
              choice('insure', 'i', 'blackjack.insure', (box?.units ?? 0) / 2),
              choice('decline', 'n', 'blackjack.decline'),
            ]
          : [
              choice('hit', 'h', 'blackjack.hit'),
              choice('stand', 's', 'blackjack.stand'),
              choice('double', 'd', 'blackjack.double', hand?.units ?? 0),
              choice('split', 'p', 'blackjack.split', box?.units ?? 0),
              choice('surrender', 'r', 'blackjack.surrender'),
            ]
      }
      seen={round.course.seen}
      hint={best}
      isTurn={isTurn}
      onChoose={(type) => {
        sound(type === 'double' || type === 'split' || type === 'insure' ? 'chip' : 'press');
        act({ type });
      }}
    />
  );
}

function Picture({ seen: { boxes, dealer } }: { seen: BlackjackSeen }) {
  return (
    <span className="bj-picture">
      <SmallCards cards={dealer.cards} />
      {boxes.flatMap(({ name, hands }) =>
        hands.map(({ cards }, index) => <SmallCards key={`${name} ${index}`} cards={cards} />),
      )}
    </span>
  );
}

function Rules() {
  const words = useWords();
  return (
    <>
      <p>{words('blackjack.rules')}</p>
      <p>{words('blackjack.rules_more')}</p>
      <p>{words('blackjack.rules_away')}</p>
    </>
  );
}

export default tableView<BlackjackWager, BlackjackSeen>({
  code: 'blackjack',
  accent: '#e8c46a',
  cloth: 'green',
  game: blackjack,
  // Half of a box is staked on insurance.
  unitsPerChip: 2,
  ...roundSchemas,
  verb: 'deal',
  wagerOf(layout) {
    const wager = roundSchemas.wagerSchema.safeParse({ spots: layout });
    return wager.success && Object.keys(layout).length > 0 ? wager.data : null;
  },
  layoutOf: ({ spots }) => Object.fromEntries(Object.entries(spots).filter(([, units]) => units > 0)),
  Felt: BlackjackFelt,
  Actions,
  keys,
  Picture,
  Results: NetResults,
  Rules,
  betName: (name, words) => words(name === 'insurance' ? 'blackjack.insurance' : 'blackjack.first_bet'),
});
