/** How long bets are taken, as a ring that runs out, and in words what the table does now. */
import { useEffect, useRef } from 'react';
import type { Now } from './use-moment.ts';

/** From here on it is urgent. */
export const LAST_S = 5;

type ClockRingProps = { now: Now; text: string };

/** Calm, and urgent in the last seconds. */
export function ClockRing({ now: { phase, seconds, betting, shown }, text }: ClockRingProps) {
  const isOpen = phase === 'open';
  const tone = isOpen ? (seconds <= LAST_S ? 'is-urgent' : 'is-calm') : `is-${phase}`;
  return (
    <div className={`live-clock ${tone}`} data-phase={phase} data-seconds={seconds}>
      {isOpen && betting && (
        <span className="live-ring" aria-hidden="true">
          <Ring key={shown.key} {...betting} />
          <b>{secondsText(seconds)}</b>
        </span>
      )}
      <span className="live-clock-text">{text}</span>
    </div>
  );
}

/** Minutes and seconds where there is more than a minute and a half. */
function secondsText(seconds: number): string {
  if (seconds <= 90) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Runs by the browser's own animation, from where the draw was when it was first seen. */
function Ring({ whole_ms, passed_ms }: NonNullable<Now['betting']>) {
  const ring = useRef<SVGCircleElement>(null);
  const first = useRef({ whole_ms, passed_ms });
  useEffect(() => {
    const { whole_ms: duration, passed_ms: passed } = first.current;
    const run = ring.current?.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: 1 }], {
      duration,
      fill: 'forwards',
    });
    if (run) run.currentTime = passed;
    return () => run?.cancel();
  }, []);
  return (
    <svg viewBox="0 0 44 44">
      <circle cx="22" cy="22" r="19" />
      <circle ref={ring} cx="22" cy="22" r="19" pathLength="1" strokeDasharray="1" />
    </svg>
  );
}
