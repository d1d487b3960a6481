/** The track: the runners on parade, and the race by the outcome that was committed. */
import { useEffect, useRef } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import { createStage, type Seen } from './stage.ts';

/** A picture alone; what comes of the race is said beside it. */
export function Track({ field, race, name, passed_ms, whole_ms, pace }: Seen & { pace: Pace }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<ReturnType<typeof createStage>>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const made = createStage(canvas.current);
    stage.current = made;
    return () => {
      stage.current = null;
      made.close();
    };
  }, []);
  useEffect(() => {
    stage.current?.show({ field, race, name, passed_ms, whole_ms }, pace);
  }, [field, race, name, passed_ms, whole_ms, pace]);
  return <canvas className="race-track" ref={canvas} aria-hidden="true" />;
}
