/** The felt of poker against the dealer: their cards, the board where there is one, the player's cards and spots, and the pay table. */
import { Card } from '../cards/card.tsx';
import { useDealing } from '../cards/use-dealing.ts';
import { Stack } from '../chips/chip.tsx';
import { Spot, useSpotKeys } from '../spot.tsx';
import type { FeltProps } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import { comingTo, onTable, stepOf } from './dealt.ts';
import { useHandName } from './hand-words.ts';
import { PayTables, type PayTable } from './pay-table.tsx';
import type { PokerSeen, PokerWager } from './schemas.ts';
import '../style/dealer-poker.css';
import '../style/dealer-poker-low.css';

type Props = FeltProps<PokerWager, PokerSeen>;

export type PokerTable = {
  /** The place of what is staked on the ante's going on, and how many antes that is. */
  raise: { action: string; name: MessageId; antes: number };
  /** The bet that is beside the ante, where there is one. */
  side: { spot: string; name: MessageId; isWon: (seen: PokerSeen) => boolean } | null;
  /** Places for cards that both use. */
  boardSize: number;
  handSize: number;
  /** What a dealer needs, as it is printed on the cloth. */
  qualifies: MessageId;
  /** @param seen what is shown to its end; null before that. */
  payTables: (seen: PokerSeen | null) => readonly PayTable[];
};

/** A felt by what the game says of its table. */
export function pokerFelt(table: PokerTable) {
  return function Felt(props: Props) {
    return <PokerFelt {...props} table={table} />;
  };
}

function PokerFelt(props: Props & { table: PokerTable }) {
  const { table, phase, round, layout, isLaying, isOpen, place, take, worth, chips } = props;
  const words = useWords();
  const handName = useHandName();
  const keys = useSpotKeys();
  const seen = round?.course.seen ?? null;
  const coming = seen ? comingTo(seen) : [];
  const { shown, motion } = useDealing({ ...props, steps: coming.map(stepOf) });
  const lying = seen && !isLaying ? onTable(seen, shown) : null;
  // The last card is still turning when all of them lie.
  const isAllShown = lying !== null && phase !== 'showing';
  const isOver = isAllShown && round?.course.state === 'ended';
  const ended = isOver ? seen : null;
  const isRaised =
    lying !== null && round?.actions.some((action) => action['type'] === table.raise.action) === true;
  const ante = layout['ante'] ?? 0;
  const isAnteWon = ended?.result === 'won' || ended?.result === 'not_qualified';

  const row = (cards: readonly (number | null)[], size: number, isDim = false) => (
    <div className="pk-cards">
      {Array.from({ length: size }, (_, index) => {
        const card = cards[index];
        return (
          // A card keeps its place, and turns there.
          <span key={index} className="pk-place">
            {card !== undefined && <Card card={card} motion={motion} isDim={isDim} back="blue" />}
          </span>
        );
      })}
    </div>
  );
  const spot = (name: string, label: string, isWon: boolean) => {
    const units = layout[name] ?? 0;
    return (
      <div className="pk-bet">
        <Spot
          spot={name}
          className="pk-spot"
          label={units > 0 ? words('spot.staked', { name: label, amount: worth(units) }) : label}
          units={units}
          chips={chips}
          worth={worth}
          isOpen={isOpen}
          isWon={isWon && units > 0}
          place={place}
          take={take}
        />
        <span aria-hidden="true">{label}</span>
      </div>
    );
  };

  return (
    <div className="dealer-poker" data-hand={table.handSize} data-board={table.boardSize}>
      <span className="pk-shoe" data-shoe aria-hidden="true" />
      <section className="pk-row is-dealer" aria-label={words('dealer.hand')}>
        <p className="pk-name">
          <span>{words('dealer.hand')}</span>
          {ended?.dealer_hand && <b>{handName(ended.dealer_hand)}</b>}
        </p>
        {row(lying?.dealer ?? [], table.handSize, ended?.result === 'won')}
        <p className="pk-print">{words(table.qualifies)}</p>
      </section>
      {table.boardSize > 0 && (
        <section className="pk-row is-board" aria-label={words('poker.board')}>
          {row(lying?.board ?? [], table.boardSize)}
        </section>
      )}
      <output className={`pk-result ${isAnteWon ? 'is-won' : ''}`}>
        {ended?.result && words(`poker.result.${ended.result}`)}
      </output>
      <section className="pk-row is-player" aria-label={words('poker.yours')}>
        <p className="pk-name">
          <span>{words('poker.yours')}</span>
          {isAllShown && seen && <b>{handName(seen.hand)}</b>}
        </p>
        {row(lying?.player ?? [], table.handSize, ended?.result === 'folded' || ended?.result === 'lost')}
      </section>
      <div className="pk-bets" {...keys}>
        {table.side &&
          spot(table.side.spot, words(table.side.name), ended !== null && table.side.isWon(ended))}
        {spot('ante', words('poker.ante'), isAnteWon)}
        <div className="pk-bet">
          <span className={`pk-spot is-raise ${ended?.result === 'won' && isRaised ? 'is-won' : ''}`}>
            <span className="visually-hidden">
              {words(isRaised ? 'spot.staked' : 'spot.empty', {
                name: words(table.raise.name),
                amount: worth(isRaised ? ante * table.raise.antes : 0),
              })}
            </span>
            {isRaised && <Stack units={ante * table.raise.antes} chips={chips} worth={worth} />}
          </span>
          <span aria-hidden="true">{words(table.raise.name)}</span>
        </div>
      </div>
      <PayTables tables={table.payTables(ended)} layout={layout} />
    </div>
  );
}
