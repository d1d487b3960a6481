/** What a round brought, over the board: only where it paid more than was staked. */
import { useEffect, useEffectEvent, useRef, type CSSProperties } from 'react';
import { useKitWords } from '../words/kit-words.ts';
import { amountAt } from '../words/money.ts';
import { useMoney } from '../words/money-context.ts';
import { writeShortMultiplier } from '../words/multiplier.ts';

/** From so many bets on a win is a big one. The boards sound theirs from the same. */
const BIG = 10n;
/** Multipliers are in ten-thousandths. */
const UNIT = 10_000n;
const sparks = Array.from({ length: 20 }, (_, index) => index);

type WinMarkProps = {
  staked_minor: bigint;
  win_minor: bigint;
  /** Stands above what the board has in its middle, not over it. */
  isAbove: boolean;
  /** Whether the amount counts up to what was won. */
  countsUp?: boolean;
};

/** Whether a round that staked so much has won big. */
export function isBigWin(staked_minor: bigint, win_minor: bigint): boolean {
  return win_minor >= BIG * staked_minor;
}

/** Nothing for a loss, and nothing for a payout at or below the stake. To be keyed by the round. */
export function WinMark({ staked_minor, win_minor, isAbove, countsUp = false }: WinMarkProps) {
  const words = useKitWords();
  if (win_minor <= staked_minor) return null;
  const isBig = isBigWin(staked_minor, win_minor);
  return (
    <div
      className={['win-mark', isBig && 'is-big', isAbove && 'is-above'].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      {isBig && (
        <div className="win-sparks">
          {sparks.map((spark) => (
            <i key={spark} style={flightOf(spark)} />
          ))}
        </div>
      )}
      <p>
        {isBig && <small>{words('board.big_win')}</small>}
        <strong>{writeShortMultiplier(Number((win_minor * UNIT) / staked_minor))}</strong>
        <Gain gain_minor={win_minor - staked_minor} countsUp={countsUp} />
      </p>
    </div>
  );
}

const COUNT_MS = 900;

type GainProps = { gain_minor: bigint; countsUp: boolean };

/** What was won beyond the stakes. */
function Gain({ gain_minor, countsUp }: GainProps) {
  const money = useMoney();
  const place = useRef<HTMLSpanElement>(null);
  const write = useEffectEvent((part: number): void => {
    if (place.current) place.current.textContent = `+${money(amountAt(gain_minor, part))}`;
  });
  useEffect(() => {
    if (!countsUp) return undefined;
    const begun_ms = performance.now();
    let frame = 0;
    const draw = (now_ms: number): void => {
      const part = Math.min(1, Math.max(0, now_ms - begun_ms) / COUNT_MS);
      write(1 - (1 - part) ** 3);
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [countsUp]);
  return <span ref={place}>+{money(gain_minor)}</span>;
}

/** Where a spark flies: all round, some far and some near, so that no two rings are seen. */
function flightOf(spark: number): CSSProperties {
  const values: Record<`--${string}`, string> = {
    '--turn': `${(spark / sparks.length).toFixed(3)}turn`,
    '--reach': String(1 + ((spark * 7) % 5) / 4),
  };
  return { ...values };
}
