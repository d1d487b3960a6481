import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Prize } from './outcome.ts';
import { usePrizeWords } from './prize-words.ts';
import { pegsPassed, planSpin, pointerPush, restingRotation } from './wheel-physics.ts';
import styles from './wheel.module.css';

/** Where the wheel is to stop. Another `playId` is another spin. */
interface WheelTarget {
  readonly playId: string;
  readonly prizeId: number;
  readonly draw: number;
}

const radius = 100;

/**
 * A wheel with a segment a prize. It spins to its target, or stands there at once for those who prefer less motion, and
 * says when it has stopped. A picture only: what is won is told beside it, in words.
 */
export function Wheel({
  prizes,
  target,
  onStopped,
  onPeg,
}: {
  prizes: readonly Prize[];
  target: WheelTarget | undefined;
  onStopped: (playId: string) => void;
  onPeg: () => void;
}): ReactNode {
  const words = usePrizeWords();
  const disc = useRef<SVGGElement>(null);
  const pointer = useRef<SVGGElement>(null);
  const count = prizes.length;
  // It begins in the middle of a segment, away from the pegs.
  const rotation = useRef(-0.5 / count);

  const turnTo = (turns: number): void => {
    rotation.current = turns;
    disc.current?.setAttribute('transform', `rotate(${(turns % 1) * 360})`);
    pointer.current?.setAttribute('transform', `rotate(${-24 * pointerPush(turns, count)} 0 -112)`);
  };
  const peg = useEffectEvent(() => onPeg());
  const stop = useEffectEvent((id: string) => onStopped(id));
  const spin = useEffectEvent((id: string): (() => void) => {
    const { prizeId, draw } = target ?? { prizeId: 0, draw: 0 };
    const segment = prizes.findIndex((prize) => prize.prize_id === prizeId);
    // The wheel may have been given other prizes meanwhile: then no segment shows what was won, and words do.
    if (segment === -1) {
      stop(id);
      return () => undefined;
    }
    // Spread over the segment without chance: the same play always stops at the same place.
    const landing = (draw * 0.618034) % 1;
    const start = rotation.current;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      turnTo(restingRotation(start, segment, count, 0.5));
      stop(id);
      return () => undefined;
    }
    const plan = planSpin({ start, segment, count, landing });
    let began_ms: number | undefined;
    let pegs = pegsPassed(start, count);
    let frame = requestAnimationFrame(function step(now_ms) {
      began_ms ??= now_ms;
      const elapsed_ms = now_ms - began_ms;
      turnTo(plan.rotationAt(elapsed_ms));
      const passed = pegsPassed(rotation.current, count);
      if (passed > pegs) peg();
      pegs = passed;
      if (elapsed_ms < plan.duration_ms) frame = requestAnimationFrame(step);
      else stop(id);
    });
    return () => cancelAnimationFrame(frame);
  });
  const playId = target?.playId;
  useEffect(() => {
    if (playId === undefined) return undefined;
    return spin(playId);
  }, [playId]);

  return (
    <svg className={styles['wheel']} viewBox="-116 -124 232 240" aria-hidden="true">
      <circle r={radius + 12} className={styles['rim']} />
      <g ref={disc} transform={`rotate(${-180 / count})`}>
        {prizes.map((prize, index) => (
          <g
            key={prize.prize_id}
            className={clsx(styles['segment'], styles[toneOf(index, count)])}
            transform={`rotate(${(index * 360) / count})`}
          >
            <path d={slice(count)} />
            <g transform={`rotate(${180 / count})`}>
              {prize.kind === 'token' && (
                <image href="/art/minigame/coins.webp" x={-11} y={-86} width={22} height={22} />
              )}
              <text y={prize.kind === 'token' ? -48 : -66} className={styles['label']}>
                {words.short(prize)}
              </text>
            </g>
          </g>
        ))}
        {prizes.map((prize, index) => (
          <circle
            key={prize.prize_id}
            className={styles['peg']}
            cy={-radius - 1}
            r={3.2}
            transform={`rotate(${(index * 360) / count})`}
          />
        ))}
      </g>
      <circle r={17} className={styles['hub']} />
      <circle r={7} className={styles['peg']} />
      <g ref={pointer}>
        <path d="M -10 -122 H 10 L 0 -93 Z" className={styles['pointer']} />
      </g>
    </svg>
  );
}

/** Neighbours differ, also where the last meets the first. */
function toneOf(index: number, count: number): 'first' | 'second' | 'third' {
  if (count % 2 === 1 && index === count - 1) return 'third';
  return index % 2 === 0 ? 'first' : 'second';
}

/** A slice that begins at the top and goes on clockwise. */
function slice(count: number): string {
  const angle = (2 * Math.PI) / count;
  const x = (radius * Math.sin(angle)).toFixed(3);
  const y = (-radius * Math.cos(angle)).toFixed(3);
  return `M 0 0 V ${-radius} A ${radius} ${radius} 0 ${angle > Math.PI ? 1 : 0} 1 ${x} ${y} Z`;
}
