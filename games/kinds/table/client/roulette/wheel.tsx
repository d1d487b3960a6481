/** The wheel: a rotor that turns, and a ball that runs against it and falls into the pocket that the round was decided by. */
import { useEffect, useRef } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import { wheelOrder } from '../../roulette.ts';
import ballPicture from '../pictures/wheel-ball.webp?url';
import bowl from '../pictures/wheel-bowl.webp?url';
import rotorPicture from '../pictures/wheel-rotor.webp?url';
import turret from '../pictures/wheel-turret.webp?url';
import { ballAt, durationOf_ms, DROPS, rotorAt } from './spin.ts';

type WheelProps = {
  /** Null before the first spin. */
  pocket: number | null;
  /** Of the spin that is to be shown; null while the wheel is at rest. */
  spinning: string | null;
  pace: Pace;
  onFallen: () => void;
  onRoll: () => void;
  onDrop: () => void;
};

const ANGLE = 360 / wheelOrder.length;

/** Turns slowly by itself, but for players who ask for no motion; with a spin the ball runs. */
export function Wheel({ pocket, spinning, pace, onFallen, onRoll, onDrop }: WheelProps) {
  const rotor = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLImageElement>(null);
  const told = useRef({ onFallen, onRoll, onDrop });
  useEffect(() => {
    told.current = { onFallen, onRoll, onDrop };
  });
  useEffect(() => {
    const pocketAngle = pocket === null ? 0 : wheelOrder.indexOf(pocket) * ANGLE;
    const duration_ms = spinning === null ? 0 : durationOf_ms(pace);
    const begun_ms = performance.now();
    if (duration_ms > 0) told.current.onRoll();
    let frame = 0;
    let [hasDropped, hasFallen] = [spinning === null, spinning === null];
    const draw = (now_ms: number): void => {
      const passed_ms = Math.max(0, now_ms - begun_ms);
      // By the clock, so that the rotor goes on where it is when a spin begins.
      const turned = pace === 'still' ? 0 : rotorAt(now_ms);
      const { angle, radius } = ballAt(passed_ms, duration_ms, pocketAngle);
      rotor.current?.style.setProperty('rotate', `${turned}deg`);
      ball.current?.style.setProperty(
        'transform',
        `rotate(${turned + angle}deg) translateY(${-radius * 50}cqw)`,
      );
      if (!hasDropped && passed_ms >= duration_ms * DROPS) {
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
    <div className="wheel" aria-hidden="true">
      <img className="wheel-bowl" src={bowl} alt="" />
      <div ref={rotor} className="wheel-rotor">
        <img src={rotorPicture} alt="" />
        <img className="wheel-turret" src={turret} alt="" />
      </div>
      <img ref={ball} className="wheel-ball" hidden={pocket === null} src={ballPicture} alt="" />
    </div>
  );
}
