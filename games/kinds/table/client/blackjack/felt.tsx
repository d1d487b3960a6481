/** The felt of blackjack: the dealer above, three boxes on an arc before the player. */
import { useState } from 'react';
import { boxNames, type BoxName } from '../../blackjack/rules.ts';
import { Card } from '../cards/card.tsx';
import { useCounted } from '../cards/use-counted.ts';
import { useDealing } from '../cards/use-dealing.ts';
import { Shoe } from '../cards-table/shoe.tsx';
import { Spot, useSpotKeys } from '../spot.tsx';
import type { FeltProps } from '../table-view.ts';
import { useWords } from '../words.ts';
import { comingTo, onTable, stepOf, stepsTo } from './dealt.ts';
import { BoxHand } from './hand.tsx';
import type { BlackjackSeen, BlackjackWager } from './schemas.ts';
import { writeTotal } from './total.ts';

type Props = FeltProps<BlackjackWager, BlackjackSeen>;
type Round = NonNullable<Props['round']>;

const noStep = { after_ms: 0 };

/** The round as it lay before the answer that is presented now; null where that began it. */
function useBefore(phase: Props['phase'], round: Round | null): BlackjackSeen | null {
  const [rested, setRested] = useState(round);
  if (phase !== 'showing' && rested !== round) setRested(round);
  return rested && rested.roundId === round?.roundId ? rested.course.seen : null;
}

export function BlackjackFelt(props: Props) {
  const { phase, round, layout, isLaying, isOpen, place, take, worth, chips } = props;
  const words = useWords();
  const keys = useSpotKeys();
  const before = useBefore(phase, round);
  const seen = round?.course.seen ?? null;
  const coming = seen && phase === 'showing' ? comingTo(before, seen, round?.actions.at(-1)?.['type']) : [];
  const from = phase === 'showing' ? stepsTo(before) : stepsTo(seen);
  const { shown, motion } = useDealing({
    ...props,
    steps: [...Array.from({ length: from }, () => noStep), ...coming.map(stepOf)],
  });
  const still = coming.slice(Math.max(0, shown - from));
  const table = seen && !isLaying ? onTable(seen, still) : null;
  const isAllShown = still.length === 0;
  const isOver = phase !== 'showing' && round?.course.state === 'ended';
  const turn = isAllShown && table ? seen?.turn : null;
  const isSplit = seen?.boxes.some(({ hands }) => hands.length > 1) ?? false;
  const dealerOpen = (table?.dealer ?? []).filter((card) => card !== null);
  const counted = useCounted(dealerOpen.length > 0 ? writeTotal(dealerOpen, !isOver) : '', motion);

  return (
    <div className="blackjack" data-boxes={table ? seen?.boxes.length : boxNames.length}>
      <section className="bj-dealer" aria-label={words('dealer.hand')}>
        <div className="bj-dealer-cards">
          {table?.dealer.map((card, index) => (
            // A card keeps its place in the hand, and turns there.
            <Card key={index} card={card} motion={motion} />
          ))}
        </div>
        {dealerOpen.length > 0 && (
          <p className="bj-foot">
            {counted && <b className="bj-total">{counted}</b>}
            {isOver && seen?.dealer.hasBlackjack && (
              <span className="bj-mark">{words('blackjack.mark.blackjack')}</span>
            )}
            {isOver && seen && seen.dealer.total > 21 && (
              <span className="bj-mark">{words('blackjack.mark.bust')}</span>
            )}
          </p>
        )}
      </section>
      <Shoe />
      <div className="bj-print" aria-hidden="true">
        <strong>{words('blackjack.pays_print')}</strong>
        <span>{words('blackjack.stands_print')}</span>
      </div>
      <div className="bj-boxes" {...keys}>
        {boxNames.map((name) => box(name))}
      </div>
    </div>
  );

  function box(name: BoxName) {
    const index = seen && table ? seen.boxes.findIndex((each) => each.name === name) : -1;
    const played = table ? seen?.boxes[index] : undefined;
    const hands = played?.hands ?? [];
    const number = boxNames.indexOf(name) + 1;
    const label = words('blackjack.box', { number });
    const units = played ? hands.reduce((sum, hand) => sum + hand.units, 0) : (layout[name] ?? 0);
    const isAsked = turn?.box === index && seen?.phase === 'insurance';
    return (
      <div
        key={name}
        className={`bj-box is-${name} ${isAsked ? 'is-asked' : ''}`}
        // Boxes keep their places until a split needs the room of an empty one.
        style={{ flexGrow: table && !played && isSplit ? 0 : Math.max(1, hands.length) }}
      >
        <div className="bj-hands" data-hands={hands.length}>
          {hands.map((hand, handIndex) => (
            <BoxHand
              // Hands of a split stay in order.
              key={handIndex}
              hand={hand}
              label={words('blackjack.hand', { box: number, hand: handIndex + 1 })}
              cards={table?.cardsOf(index, handIndex) ?? []}
              known={handIndex > 0 ? 1 : 0}
              motion={motion}
              isTurn={turn?.box === index && turn.hand === handIndex && seen?.phase === 'play'}
              isOver={isOver}
              stake={hands.length > 1 ? worth(hand.units) : null}
              worth={worth}
              isDoubled={played !== undefined && hand.units > played.units}
            />
          ))}
        </div>
        {played?.insurance === 'taken' && (
          <p className="bj-insured">
            {words('blackjack.insured', { amount: worth(played.insurance_units) })}
          </p>
        )}
        <Spot
          spot={name}
          className="bj-spot"
          label={units > 0 ? words('spot.staked', { name: label, amount: worth(units) }) : label}
          units={units}
          chips={chips}
          worth={worth}
          isOpen={isOpen}
          place={place}
          take={take}
        >
          {units === 0 && (
            <span className="bj-spot-name" aria-hidden="true">
              {number}
            </span>
          )}
        </Spot>
      </div>
    );
  }
}
