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
/** The lamps on the rim, two of which stand at each end of the wheel's axes. */
const bulbs = Array.from({ length: 24 }, (_, index) => index);
/** How far the wheel is drawn back before a spin, in turns, and how long that takes. */
const drawnBack = 0.035;
const drawing_ms = 260;
/** From this share of a spin on it is slow enough to guess where it stops. */
const closing = 0.72;

/**
 * A wheel with a segment a prize. While it is `drawing` it is pulled back a little; then it spins to its target, or stands
 * there at once for those who prefer less motion, and says when it has stopped. A picture only: what is won is told beside
 * it, in words.
 */
export function Wheel({
  prizes,
  target,
  drawing,
  onStopped,
  onPeg,
}: {
  prizes: readonly Prize[];
  target: WheelTarget | undefined;
  /** The player has pressed, and the prize is being drawn. */
  drawing: boolean;
  onStopped: (playId: string) => void;
  onPeg: () => void;
}): ReactNode {
  const words = usePrizeWords();
  const disc = useRef<SVGGElement>(null);
  const pointer = useRef<SVGGElement>(null);
  const count = prizes.length;
  const picture = useRef<SVGSVGElement>(null);
  /** Said to the style sheet alone: nothing else is rendered differently. */
  const setMotion = (motion: 'spinning' | 'closing' | 'stopped'): void =>
    picture.current?.setAttribute('data-motion', motion);
  // It begins in the middle of a segment, away from the pegs.
  const rotation = useRef(-0.5 / count);

  const turnTo = (turns: number): void => {
    rotation.current = turns;
    disc.current?.setAttribute('transform', `rotate(${(turns % 1) * 360})`);
    pointer.current?.setAttribute('transform', `rotate(${-24 * pointerPush(turns, count)} 0 -117)`);
  };
  const peg = useEffectEvent(() => onPeg());
  const stop = useEffectEvent((id: string) => {
    setMotion('stopped');
    onStopped(id);
  });
  const drawBack = useEffectEvent((): (() => void) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
    const from = rotation.current;
    let began_ms: number | undefined;
    let frame = requestAnimationFrame(function step(now_ms) {
      began_ms ??= now_ms;
      const share = Math.min(1, (now_ms - began_ms) / drawing_ms);
      turnTo(from - drawnBack * (1 - (1 - share) ** 2));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  });
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
    setMotion('spinning');
    let isClosing = false;
    let began_ms: number | undefined;
    let pegs = pegsPassed(start, count);
    let frame = requestAnimationFrame(function step(now_ms) {
      began_ms ??= now_ms;
      const elapsed_ms = now_ms - began_ms;
      turnTo(plan.rotationAt(elapsed_ms));
      const passed = pegsPassed(rotation.current, count);
      if (passed > pegs) peg();
      pegs = passed;
      if (!isClosing && elapsed_ms > closing * plan.stopped_ms) {
        isClosing = true;
        setMotion('closing');
      }
      if (elapsed_ms < plan.duration_ms) frame = requestAnimationFrame(step);
      else stop(id);
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    if (drawing) return drawBack();
    return undefined;
  }, [drawing]);
  const playId = target?.playId;
  useEffect(() => {
    if (playId === undefined) return undefined;
    return spin(playId);
  }, [playId]);

  return (
    <svg
      className={styles['wheel']}
      viewBox="-122 -138 244 262"
      ref={picture}
      data-motion="still"
      data-drawing={drawing}
      aria-hidden="true"
    >
      <circle r={radius + 20} className={styles['edge']} />
      <circle r={radius + 10.5} className={styles['rim']} />
      <g ref={disc} transform={`rotate(${-180 / count})`}>
        {prizes.map((prize, index) => (
          <g
            key={prize.prize_id}
            className={clsx(styles['segment'], styles[toneOf(index, count)])}
            data-target={prize.prize_id === target?.prizeId}
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
      {bulbs.map((index) => (
        <circle
          key={index}
          className={styles['bulb']}
          data-turn={index % 3}
          cy={-radius - 10.5}
          r={3.4}
          transform={`rotate(${(index + 0.5) * 15})`}
        />
      ))}
      <circle r={19} className={styles['hub']} />
      <circle r={8} className={styles['peg']} />
      <g ref={pointer} className={styles['pointer']}>
        <path d="M 0 -78 L -12.500 -112 A 15 15 0 1 1 12.500 -112 Z" />
        <circle cy={-118} r={6.5} />
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
