/** Where cards are bought: how many, which, and for how many rounds. */
import { RefreshCw } from 'lucide-react';
import type { Bets } from '../../../table/client/bet-spot.tsx';
import { MOST_CARDS } from '../../bingo/cards.ts';
import { CARDS } from '../../bingo/round.ts';
import type { BingoGame } from '../../games.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { DrawsStepper } from '../digits/draws-stepper.tsx';
import type { PoolSale, Sale } from '../live-view.ts';
import { useWords } from '../words.ts';
import { BingoCard } from './card.tsx';
import { useCards } from './use-cards.ts';

const COUNTS = [1, 2, 3, 6, 12, 18, 24] as const;
const none: ReadonlySet<number> = new Set();

type BuyerProps = { game: BingoGame; bets: Bets; sale: Sale; pool: PoolSale };

/** The cards are those that the ticket will have: they follow from its name, which another one can be taken for. */
export function Buyer({ game, bets, sale, pool }: BuyerProps) {
  const words = useWords();
  const money = useMoney();
  const count = bets.layout[CARDS] ?? 0;
  const { next } = sale;
  const bought = [
    ...sale.own.map((bet) => ({ bet, number: sale.draw?.number })),
    ...sale.ahead.map((bet) => ({ bet, number: bet.draw.number })),
  ]
    .filter(({ number }) => number === next?.number)
    .reduce((sum, { bet }) => sum + (bet.wager.spots[CARDS] ?? 0), 0);
  const left = MOST_CARDS - bought;
  const cards = useCards(game, next, [{ id: sale.ticketId, count: MOST_CARDS }]).get(sale.ticketId) ?? [];
  return (
    <div className="bingo-buyer">
      <p className="bingo-for">
        {next && words('bingo.draw', { number: next.number })}
        <span>{words('bingo.price', { price: money(pool.line_minor) })}</span>
      </p>
      <fieldset className="tabs bingo-counts" aria-label={words('bingo.how_many')}>
        {COUNTS.map((each) => (
          <button
            key={each}
            type="button"
            data-cards={each}
            aria-pressed={count === each}
            disabled={!bets.isOpen || each > left}
            onClick={() => sale.lay(CARDS, count === each ? 0 : each)}
          >
            {each}
          </button>
        ))}
      </fieldset>
      <div className="bingo-acts">
        <DrawsStepper
          kind="bingo"
          sale={{ ...sale, draw: next && sale.draw ? { ...sale.draw, ...next } : sale.draw }}
        />
        <button type="button" data-other-cards="" disabled={count === 0} onClick={sale.renewTicket}>
          <RefreshCw aria-hidden="true" size={18} />
          {words('bingo.other_cards')}
        </button>
      </div>
      {left < MOST_CARDS && (
        <p className="lotto-quiet">{words('bingo.bought', { count: bought, most: MOST_CARDS })}</p>
      )}
      <div className={`bingo-cards is-of-${game.pool.balls}`}>
        {cards.slice(0, count).map((card, index) => (
          <BingoCard
            // Cards stand where they were made.
            key={index}
            game={game}
            card={card}
            index={index}
            called={none}
            daubed={none}
            onDaub={null}
            marked={[]}
            missing={null}
            won={null}
          />
        ))}
      </div>
      {count === 0 && <p className="lotto-quiet">{words('bingo.alone')}</p>}
    </div>
  );
}
