/** The arena: the champions wait for the bout, and fight it by the outcome that was committed. */
import { useEffect, useRef } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import meronPicture from '../pictures/meron.webp';
import walaPicture from '../pictures/wala.webp';
import { createStage, type Seen } from './stage.ts';

/** Pictures alone; what comes of the bout is said beside it. */
export function Arena({ bout, name, passed_ms, whole_ms, pace }: Seen & { pace: Pace }) {
  const arena = useRef<HTMLDivElement>(null);
  const stage = useRef<ReturnType<typeof createStage>>(null);
  useEffect(() => {
    const element = arena.current;
    if (!element) return undefined;
    const part = (name: string): HTMLElement => {
      const found = element.querySelector<HTMLElement>(`[data-part="${name}"]`);
      if (!found) throw new Error(`The arena has no ${name}.`);
      return found;
    };
    const hall = element.querySelector('canvas');
    if (!hall) throw new Error('The arena has no hall.');
    const made = createStage({
      arena: element,
      hall,
      champions: { meron: part('meron'), wala: part('wala') },
      shadows: { meron: part('meron-shadow'), wala: part('wala-shadow') },
      lamps: { meron: part('meron-lamps'), wala: part('wala-lamps') },
      burst: part('burst'),
    });
    stage.current = made;
    return () => {
      stage.current = null;
      made.close();
    };
  }, []);
  useEffect(() => {
    stage.current?.show({ bout, name, passed_ms, whole_ms }, pace);
  }, [bout, name, passed_ms, whole_ms, pace]);
  return (
    <div className="bout-arena" ref={arena} aria-hidden="true">
      <canvas />
      <div className="bout-lamps">
        <Lamps part="meron-lamps" className="is-meron" />
        <Lamps part="wala-lamps" className="is-wala" />
      </div>
      <i className="bout-shadow" data-part="meron-shadow" />
      <i className="bout-shadow" data-part="wala-shadow" />
      <img className="bout-champion" data-part="meron" src={meronPicture} alt="" />
      <img className="bout-champion" data-part="wala" src={walaPicture} alt="" />
      <i className="bout-burst" data-part="burst" />
    </div>
  );
}

/** The lamps of a side: the first one hangs nearest to the middle. */
function Lamps({ part, className }: { part: string; className: string }) {
  return (
    <span className={className} data-part={part}>
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
