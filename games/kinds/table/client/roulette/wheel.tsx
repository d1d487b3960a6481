/** The wheel: a rotor that turns, and a ball that runs against it and falls into the pocket that the round was decided by. */
import { memo, useEffect, useRef } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import { colourOf, wheelOrder } from '../../roulette.ts';
import { ballAt, durationOf_ms, rotorAt } from './spin.ts';

type WheelProps = {
  /** Null before the first spin. */
  pocket: number | null;
  /** Of the spin that is to be shown; null while the wheel is at rest. */
  spinning: string | null;
  pace: Pace;
  onFallen: () => void;
  onDrop: () => void;
};

const ANGLE = 360 / wheelOrder.length;

/** Turns slowly by itself; with a spin the ball runs. */
export function Wheel({ pocket, spinning, pace, onFallen, onDrop }: WheelProps) {
  const rotor = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  const told = useRef({ onFallen, onDrop });
  useEffect(() => {
    told.current = { onFallen, onDrop };
  });
  useEffect(() => {
    if (pocket === null) return;
    const index = wheelOrder.indexOf(pocket);
    const duration_ms = spinning === null ? 0 : durationOf_ms(pace);
    const begun_ms = performance.now();
    let frame = 0;
    let [hasDropped, hasFallen] = [spinning === null, spinning === null];
    const draw = (now_ms: number): void => {
      const passed_ms = now_ms - begun_ms;
      const turned = pace === 'still' ? 0 : rotorAt(passed_ms);
      const { angle, radius } = ballAt(passed_ms, duration_ms, index * ANGLE);
      rotor.current?.setAttribute('transform', `rotate(${turned})`);
      ball.current?.setAttribute('transform', `rotate(${turned + angle}) translate(0 ${-radius})`);
      if (!hasDropped && passed_ms >= duration_ms * 0.72) {
        hasDropped = true;
        told.current.onDrop();
      }
      if (!hasFallen && passed_ms >= duration_ms) {
        hasFallen = true;
        told.current.onFallen();
      }
      if (pace !== 'still' || !hasFallen) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [pocket, spinning, pace]);
  return (
    <svg className="wheel" viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        <radialGradient id="wheel-wood" cx="0.5" cy="0.42" r="0.6">
          <stop offset="0.72" stopColor="#6b3d1e" />
          <stop offset="0.9" stopColor="#3a1e0c" />
          <stop offset="1" stopColor="#1a0c04" />
        </radialGradient>
        <radialGradient id="wheel-gold" cx="0.4" cy="0.3" r="0.9">
          <stop offset="0" stopColor="#ffeeb0" />
          <stop offset="0.45" stopColor="#d6a13a" />
          <stop offset="1" stopColor="#6d470f" />
        </radialGradient>
        <radialGradient id="wheel-cone" cx="0.5" cy="0.4" r="0.7">
          <stop offset="0" stopColor="#8a5a30" />
          <stop offset="1" stopColor="#3c200e" />
        </radialGradient>
        <radialGradient id="wheel-ball" cx="0.35" cy="0.3" r="0.9">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#9aa3ad" />
        </radialGradient>
      </defs>
      <circle r="99" fill="url(#wheel-wood)" />
      <circle r="99" fill="none" stroke="#00000066" strokeWidth="2" />
      <circle r="86" fill="#241308" stroke="url(#wheel-gold)" strokeWidth="1.6" />
      <g ref={rotor}>
        <Rotor />
      </g>
      <g ref={ball} className={pocket === null ? 'wheel-ball is-away' : 'wheel-ball'}>
        <circle r="3.6" fill="url(#wheel-ball)" stroke="#0006" strokeWidth="0.5" />
      </g>
    </svg>
  );
}

const fills = { red: '#b3202c', black: '#15181d', green: '#0d7a46' } as const;

const Rotor = memo(function Rotor() {
  const half = (ANGLE / 2) * (Math.PI / 180);
  const at = (radius: number, side: number): string =>
    `${(radius * Math.sin(side)).toFixed(3)} ${(-radius * Math.cos(side)).toFixed(3)}`;
  return (
    <>
      {wheelOrder.map((number, index) => (
        <g key={number} transform={`rotate(${index * ANGLE})`}>
          <path
            d={`M ${at(50, -half)} L ${at(84, -half)} A 84 84 0 0 1 ${at(84, half)} L ${at(50, half)} A 50 50 0 0 0 ${at(50, -half)} Z`}
            fill={fills[colourOf(number)]}
            stroke="#d9b25a"
            strokeWidth="0.5"
          />
          <text className="wheel-number" y="-75" textAnchor="middle" fill="#fff">
            {number}
          </text>
        </g>
      ))}
      <circle r="66" fill="none" stroke="#d9b25a" strokeWidth="0.5" />
      <circle r="50" fill="url(#wheel-cone)" stroke="url(#wheel-gold)" strokeWidth="1.6" />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M -2 0 L -1.2 -24 L 1.2 -24 L 2 0 Z" fill="url(#wheel-gold)" />
          <circle cy="-26" r="3.4" fill="url(#wheel-gold)" />
        </g>
      ))}
      <circle r="9" fill="url(#wheel-gold)" />
      <circle r="4" fill="#ffe9a8" />
    </>
  );
});
