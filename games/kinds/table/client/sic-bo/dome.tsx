/** Three dice on a plate under a glass dome: shaken, at rest, and revealed. */
import { useEffect, useState } from 'react';
import { RenderedDie } from '../dice/die.tsx';
import dome from '../pictures/dome.webp?url';
import shaker from '../pictures/shaker.webp?url';

type DomeProps = {
  /** What the dice show once they rest. */
  dice: readonly number[];
  stage: 'shaking' | 'covered' | 'revealed';
  isStill: boolean;
};

/** How often a die shows another face while it is shaken. */
const TUMBLES_MS = 85;

export function Dome({ dice, stage, isStill }: DomeProps) {
  const tumbled = useTumbling(stage === 'shaking' && !isStill);
  return (
    <div className={`dome is-${isStill && stage === 'shaking' ? 'covered' : stage}`} aria-hidden="true">
      <img className="dome-plate" src={shaker} alt="" draggable={false} />
      {dice.map((face, index) => (
        <span key={index} className={`dome-die is-die-${index}`}>
          <RenderedDie
            face={tumbled === 0 ? face : 1 + ((tumbled * (index + 2) + index * 5) % 6)}
            turn={tumbled === 0 ? (face + index) % 3 : (tumbled + index) % 3}
          />
        </span>
      ))}
      <img className="dome-glass" src={dome} alt="" draggable={false} />
    </div>
  );
}

/** Counts while the dice are shaken; 0 while they rest. */
function useTumbling(isOn: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setCount((before) => before + 1), TUMBLES_MS);
    return () => {
      clearInterval(timer);
      setCount(0);
    };
  }, [isOn]);
  return isOn ? count + 1 : 0;
}
