/** A lottery with pools: its drum and its jackpot above, and below the ticket, the player's tickets or what was drawn. */
import { FittingMoney } from '../../../../kit/client/words/fitting-money.tsx';
import type { LiveGame } from '../../games.ts';
import { PICKED } from '../../pools.ts';
import type { OwnBet } from '../../socket-api.ts';
import { Drums } from '../digits/drums.tsx';
import { Sealed } from '../digits/sealed.tsx';
import { Tickets } from '../digits/tickets.tsx';
import { useDrumSound } from '../digits/use-drum-sound.ts';
import { useRevealed } from '../digits/use-revealed.ts';
import { sides, useSide } from '../digits/use-side.ts';
import type { LiveFeltProps } from '../live-view.ts';
import { useWords } from '../words.ts';
import { Balls } from './balls.tsx';
import { numbersIn } from './outcome.ts';
import { PoolPicker } from './picker.tsx';
import { PoolStatistics } from './statistics.tsx';

/** So many characters of a jackpot stand beside its name on every screen. */
const JACKPOT_FITS = 14;

/** The felt. */
export function PoolFelt({
  game,
  bets,
  shown,
  results,
  pace,
  sound,
  sale,
}: LiveFeltProps & { game: LiveGame }) {
  const words = useWords();
  const [side, setSide] = useSide({ sale, shown });
  const out = useRevealed(shown, PICKED);
  const isDrawing = shown.outcome !== null && !shown.isWhole;
  const isBlown = isDrawing || (sale?.isClosed ?? false);
  useDrumSound({ isBlown, out, balls: PICKED, sound });
  if (!sale?.pool?.lottery) return null;
  const { pool } = sale;
  const { of } = sale.pool.lottery;
  const [last] = results;
  // Between draws the rack shows what came last.
  const isLast = shown.outcome === null && !isBlown;
  const come = isLast ? numbersIn(last?.outcome) : numbersIn(shown.outcome).slice(0, out);
  const inFront = isDrawing ? (come.at(-1) ?? null) : null;
  const count = sale.own.length + sale.ahead.length;
  return (
    <div className={`lotto is-pool ${isBlown ? 'is-blown' : ''}`}>
      <div className="lotto-machine">
        <p className="pool-jackpot">
          <span>{words('pool.jackpot')}</span>
          <strong data-figure="jackpot">
            <FittingMoney amount_minor={pool.jackpot_minor} most={JACKPOT_FITS} rounded="down" />
          </strong>
          {pool.jackpot_minor > 0n && pool.dueIn !== null && (
            <small>{words('pool.due_in', { count: pool.dueIn })}</small>
          )}
        </p>
        <Drums
          digits={[inFront]}
          gone={isLast ? [] : come.slice(0, isDrawing ? -1 : come.length)}
          of={of}
          isBlown={isBlown}
          pace={pace}
        />
        <div className="pool-rack" data-out={come.length}>
          <Balls numbers={come} />
        </div>
        <p className="lotto-fact">
          {sale.ticketSet && !isLast ? (
            <Sealed ticketSet={sale.ticketSet} />
          ) : isLast && last ? (
            words('lotto.last_draw', { number: last.number })
          ) : (
            sale.draw && words('lotto.draw', { number: sale.draw.number })
          )}
        </p>
      </div>
      <div className="lotto-side">
        <fieldset className="tabs lotto-tabs" aria-label={words('lotto.sides')}>
          {sides.map((each) => (
            <button key={each} type="button" aria-pressed={side === each} onClick={() => setSide(each)}>
              {each === 'tickets' && count > 0
                ? words('lotto.tickets_count', { count })
                : words(`lotto.side_${each}`)}
            </button>
          ))}
        </fieldset>
        {side === 'play' && <PoolPicker bets={bets} sale={sale} pool={pool} of={of} />}
        {side === 'tickets' && (
          <Tickets
            sale={sale}
            every_ms={game.schedule?.every_ms ?? 0}
            Lines={NumberLines}
            come={isLast ? [] : come}
            comeLast={numbersIn(last?.outcome)}
          />
        )}
        {side === 'drawn' && <PoolStatistics results={results} pool={pool} of={of} />}
      </div>
    </div>
  );
}

/** The numbers of a ticket, with those marked that have come. */
function NumberLines({ wager, come }: { wager: OwnBet['wager']; come: readonly number[] }) {
  const words = useWords();
  const numbers = Object.keys(wager.spots).map(Number);
  const hits = numbers.filter((number) => come.includes(number)).length;
  return (
    <>
      <Balls numbers={numbers.toSorted((a, b) => a - b)} come={come} />
      {come.length > 0 && <small data-hits={hits}>{words('pool.hits', { count: hits })}</small>}
    </>
  );
}
