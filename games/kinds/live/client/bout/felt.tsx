/** A bout: the arena above, the trend, and the three sides with their pools. */
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { BetSpot } from '../../../table/client/bet-spot.tsx';
import { useSpotKeys } from '../../../table/client/spot.tsx';
import type { LiveGame } from '../../games.ts';
import { type Side, SIDES } from '../../sides.ts';
import { Sealed } from '../digits/sealed.tsx';
import type { LiveFeltProps } from '../live-view.ts';
import { useWords } from '../words.ts';
import { Arena } from './arena.tsx';
import { type MatchSale, timesText } from './match-sale.ts';
import { boutIn } from './outcome.ts';
import { Trend } from './trend.tsx';
import { useBoutSound } from './use-bout-sound.ts';

/** From here on it is the last call. */
const LAST_CALL_S = 10;
/** Meron stands at the left and wala at the right, as in the arena. */
const places: readonly Side[] = ['meron', 'draw', 'wala'];

/** The felt. */
export function BoutFelt({
  game,
  bets,
  shown,
  results,
  pace,
  sound,
  match,
}: LiveFeltProps & { game: LiveGame }) {
  const words = useWords();
  const keys = useSpotKeys();
  const bout = boutIn(shown.outcome);
  useBoutSound({ bout, key: shown.key, passed_ms: shown.passed_ms, whole_ms: shown.whole_ms, pace, sound });
  if (!match) return null;
  const isLastCall = match.phase === 'open' && match.seconds <= LAST_CALL_S;
  return (
    <div className="bout" data-last-call={isLastCall}>
      <div className="bout-stage">
        <Arena
          bout={bout}
          name={bout ? shown.key : ''}
          passed_ms={shown.passed_ms}
          whole_ms={shown.whole_ms}
          pace={pace}
        />
        <p className="bout-virtual">{words('bout.virtual')}</p>
        {isLastCall && (
          <p className="bout-call" aria-hidden="true">
            {words('bout.last_call')} <b>{match.seconds}</b>
          </p>
        )}
        {bout && shown.isWhole && (
          <p className={`bout-won is-${bout.result}`} aria-hidden="true">
            {words(`bout.wins.${bout.result}`)}
          </p>
        )}
        <p className="bout-fact">
          {match.ticketSet && match.phase !== 'open' ? (
            <Sealed ticketSet={match.ticketSet} said="bout.sealed" />
          ) : (
            match.number !== null && words('bout.number', { number: match.number })
          )}
        </p>
      </div>
      <Trend results={results} bouts={game.shoeDraws ?? 1} />
      <div className="bout-sides" {...keys}>
        {places.map((side) => (
          <SideSpot
            key={side}
            side={side}
            match={match}
            bets={bets}
            isWon={shown.isWhole && bout?.result === side}
          />
        ))}
      </div>
      <MatchNote match={match} />
    </div>
  );
}

type SideSpotProps = Pick<LiveFeltProps, 'bets'> & { side: Side; match: MatchSale; isWon: boolean };

/** A side with what is staked on it, and what a stake would be paid as the pools stand. */
function SideSpot({ side, match, bets, isWon }: SideSpotProps) {
  const words = useWords();
  const money = useMoney();
  const index = SIDES.indexOf(side);
  const pays = match.pays[index] ?? null;
  const times = pays === null ? '–' : `${timesText(pays, match.line_minor)}×`;
  const pool = side === 'draw' ? match.drawPool_minor : (match.staked[index] ?? 0n);
  return (
    <BetSpot
      bets={bets}
      spot={side}
      name={words(`bout.${side}`)}
      isWon={isWon}
      className={`bout-side is-${side}`}
    >
      <b>{words(`bout.${side}`)}</b>
      <strong data-pays={side}>{times}</strong>
      <small data-pool={side}>{money(pool)}</small>
    </BetSpot>
  );
}

/** What of the pool lies on either side, and what becomes of the bout as the bets stand. */
function MatchNote({ match }: { match: MatchSale }) {
  const words = useWords();
  const money = useMoney();
  const [meron, wala] = match.staked;
  const part = meron + wala === 0n ? 0.5 : Number(meron) / Number(meron + wala);
  const note = ((): string => {
    if (match.none === 'empty') return words('bout.none_empty');
    if (match.none === 'uneven') return words('bout.none_uneven');
    return words('bout.match', { amount: money(match.match_minor), rake: match.rules.rake / 100 });
  })();
  return (
    <div className="bout-match">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="is-wala" width="100" height="4" />
        <rect className="is-meron" width={100 * part} height="4" />
      </svg>
      <p>
        {match.isDemo && <span className="badge">{words('bout.demo')}</span>}
        <span data-match={match.none ?? 'shared'}>{note}</span>
      </p>
    </div>
  );
}
