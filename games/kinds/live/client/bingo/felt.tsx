/** A room of bingo: the balls and the prizes, and beside them cards to buy, the player's cards or the last rounds. */
import { useEffect, useEffectEvent, useState } from 'react';
import { CARDS } from '../../bingo/round.ts';
import type { BingoGame } from '../../games.ts';
import type { OwnBet } from '../../socket-api.ts';
import { Sealed } from '../digits/sealed.tsx';
import { Tickets } from '../digits/tickets.tsx';
import type { LiveFeltProps } from '../live-view.ts';
import { useWords } from '../words.ts';
import { Buyer } from './buyer.tsx';
import { Caller } from './caller.tsx';
import { Ladder } from './ladder.tsx';
import { OwnCards } from './own-cards.tsx';
import { PastRounds } from './past-rounds.tsx';
import { calledIn } from './round.ts';

const sides = ['play', 'cards', 'tickets', 'drawn'] as const;
type Side = (typeof sides)[number];

/** The felt. */
export function BingoFelt({ game, bets, results, sound, sale }: LiveFeltProps & { game: BingoGame }) {
  const words = useWords();
  const [chosen, setChosen] = useState<Side | null>(null);
  const called = sale ? calledIn(sale, results) : [];
  const hearBall = useEffectEvent((count: number) => {
    if (count > 0 && sale?.call) sound('drop');
  });
  useEffect(() => hearBall(called.length), [called.length]);
  if (!sale?.pool) return null;
  const count = sale.own.reduce((sum, { wager }) => sum + (wager.spots[CARDS] ?? 0), 0);
  // Once cards are bought they are what is looked at, until others are picked or something else is chosen.
  const hasBought = count > 0 && (sale.call !== null || (bets.layout[CARDS] ?? 0) === 0);
  const side = chosen ?? (hasBought || (sale.call && sale.isGivenBack) ? 'cards' : 'play');
  const number = sale.draw?.number ?? 1;
  return (
    <div className={`lotto is-bingo is-of-${game.pool.balls}`}>
      <div className="lotto-machine">
        <Caller game={game} called={called} />
        <Ladder game={game} sale={sale} pool={sale.pool} number={number} results={results} />
        <p className="lotto-fact">
          {sale.ticketSet ? <Sealed ticketSet={sale.ticketSet} /> : words('bingo.draw', { number })}
        </p>
      </div>
      <div className="lotto-side">
        <fieldset className="tabs lotto-tabs" aria-label={words('lotto.sides')}>
          {sides.map((each) => (
            <button
              key={each}
              type="button"
              data-side={each}
              aria-pressed={side === each}
              onClick={() => setChosen(each)}
            >
              {each === 'cards' ? words('bingo.cards_count', { count }) : words(`bingo.side_${each}`)}
            </button>
          ))}
        </fieldset>
        {side === 'play' && <Buyer game={game} bets={bets} sale={sale} pool={sale.pool} />}
        {side === 'cards' && <OwnCards game={game} sale={sale} called={called} sound={sound} />}
        {side === 'tickets' && (
          <Tickets sale={sale} every_ms={game.schedule?.every_ms ?? 0} Lines={CardCount} kind="bingo" />
        )}
        {side === 'drawn' && <PastRounds game={game} results={results} pool={sale.pool} />}
      </div>
    </div>
  );
}

/** How many cards a ticket has. */
function CardCount({ wager }: { wager: OwnBet['wager'] }) {
  const words = useWords();
  return <span>{words('bingo.count', { count: wager.spots[CARDS] ?? 0 })}</span>;
}
