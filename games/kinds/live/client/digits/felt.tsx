/** A digit game: its drums above, and below the ticket, the player's tickets or what was drawn. */
import type { LiveGame } from '../../games.ts';
import { anyOrderOf } from '../../digits.ts';
import type { LiveFeltProps, Sale } from '../live-view.ts';
import { useWords } from '../words.ts';
import { Drums } from './drums.tsx';
import { DigitLines, Numbers } from './numbers.tsx';
import { digitsOf } from './outcome.ts';
import { Picker } from './picker.tsx';
import { Sealed } from './sealed.tsx';
import { DigitStatistics } from './statistics.tsx';
import { Tickets } from './tickets.tsx';
import { useDrumSound } from './use-drum-sound.ts';
import { useRevealed } from './use-revealed.ts';
import { sides, useSide } from './use-side.ts';

type FeltProps = LiveFeltProps & {
  game: LiveGame;
  drums: number;
  paysOf: (spot: string) => string;
};

/** The felt. */
export function DigitsFelt({ game, drums, paysOf, bets, shown, results, pace, sound, sale }: FeltProps) {
  const words = useWords();
  const [side, setSide] = useSide({ sale, shown });
  const out = useRevealed(shown, drums);
  const digits = digitsOf(shown.outcome);
  const isDrawing = shown.outcome !== null && !shown.isWhole;
  const isBlown = isDrawing || (sale?.isClosed ?? false);
  // Between draws the drums show what came last.
  const last = isBlown || shown.outcome !== null ? [] : digitsOf(results[0]?.outcome);
  const inDrums = Array.from({ length: drums }, (_, index) =>
    shown.outcome === null ? (last[index] ?? null) : index < out ? (digits[index] ?? null) : null,
  );
  useDrumSound({ isBlown, out, balls: drums, sound });
  if (!sale) return null;
  const count = sale.own.length + sale.ahead.length;
  return (
    <div className={`lotto is-of-${drums} ${isBlown ? 'is-blown' : ''}`}>
      <div className="lotto-machine">
        <Drums digits={inDrums} isBlown={isBlown} pace={pace} />
        <p className="lotto-fact">
          {shown.isWhole && shown.outcome !== null ? (
            words('lotto.winners', winnersOf(digits, sale))
          ) : sale.ticketSet && (isBlown || shown.outcome !== null) ? (
            <Sealed ticketSet={sale.ticketSet} />
          ) : last.length > 0 && results[0] ? (
            words('lotto.last_draw', { number: results[0].number })
          ) : (
            sale.draw && words('lotto.draw', { number: sale.draw.number })
          )}
        </p>
        {shown.isWhole && <Numbers digits={digits} isWon />}
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
        {side === 'play' && <Picker drums={drums} bets={bets} sale={sale} paysOf={paysOf} />}
        {side === 'tickets' && (
          <Tickets sale={sale} every_ms={game.schedule?.every_ms ?? 0} Lines={DigitLines} />
        )}
        {side === 'drawn' && <DigitStatistics results={results} drums={drums} />}
      </div>
    </div>
  );
}

/** How many players have won in each way. Digits that are all the same have one order only. */
function winnersOf(digits: readonly number[], { playersOn }: Sale): { exact: number; any: number } {
  const anyOrder = anyOrderOf(digits);
  return { exact: playersOn(digits.join('')), any: anyOrder === null ? 0 : playersOn(anyOrder) };
}
