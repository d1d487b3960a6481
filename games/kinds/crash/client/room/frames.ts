/** One beat of pictures for everything in the room that moves, so that figures and stage show the same moment. */
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { Moment } from './moment.ts';

type Frame = (moment: Moment, now_ms: number) => void;

export type Frames = { add: (frame: Frame) => () => void };

/** Calls everybody for each picture while there is anybody. */
export function createFrames(moment: () => Moment): Frames {
  const all = new Set<Frame>();
  let asked = 0;
  function step(now_ms: number): void {
    const now = moment();
    for (const frame of all) frame(now, now_ms);
    asked = all.size > 0 ? requestAnimationFrame(step) : 0;
  }
  return {
    add(frame) {
      all.add(frame);
      if (asked === 0) asked = requestAnimationFrame(step);
      return () => all.delete(frame);
    },
  };
}

export const FramesContext = createContext<Frames>({ add: () => () => undefined });

/** Calls a component for each picture. */
export function useFrames(frame: Frame): void {
  const frames = useContext(FramesContext);
  const draw = useEffectEvent(frame);
  useEffect(() => {
    const remove = frames.add((moment, now_ms) => draw(moment, now_ms));
    return () => {
      remove();
    };
  }, [frames]);
}
