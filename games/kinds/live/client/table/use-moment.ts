/** The moment of the draw, as often as it makes a difference to what is seen: by the phase, the second, and what is shown. */
import { useEffect, useMemo, useState } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import type { LiveView, Shown } from '../live-view.ts';
import type { Moment } from '../room/moment.ts';
import type { Room } from '../room/room.ts';
import type { LiveState } from '../room/state.ts';

const LOOKS_MS = 100;

export type Now = {
  phase: Moment['phase'];
  /** Until bets close, or in the pause until the next draw; whole seconds, rounded up. */
  seconds: number;
  /** How long bets are taken, and how much of that was over when this draw was first looked at. */
  betting: { whole_ms: number; passed_ms: number } | null;
  shown: Shown;
};

const isTold = (view: LiveView, moment: Moment, pace: Pace): boolean => {
  if (moment.phase === 'settled') return true;
  if (moment.phase !== 'drawing') return false;
  return pace === 'still' || moment.passed_ms >= view.showing_ms(moment.outcome, moment.whole_ms);
};

const secondsOf = (moment: Moment): number => {
  if (moment.phase === 'open') return Math.ceil(moment.left_ms / 1_000);
  return moment.phase === 'settled' ? Math.ceil(moment.next_in_ms / 1_000) : 0;
};

/** Looks at the clock ten times a second, and draws anew where something has changed. */
export function useMoment(view: LiveView, room: Room, draw: LiveState['draw'], pace: Pace): Now {
  const look = (): string => {
    const moment = room.moment();
    return `${moment.phase} ${secondsOf(moment)} ${isTold(view, moment, pace)}`;
  };
  const [seen, setSeen] = useState(look);
  useEffect(() => {
    const timer = setInterval(() => setSeen(look()), LOOKS_MS);
    return () => clearInterval(timer);
  });
  const key = draw ? `${draw.chain}.${draw.number}` : '';
  return useMemo(() => {
    const moment = room.moment();
    const outcome = moment.phase === 'drawing' || moment.phase === 'settled' ? moment.outcome : null;
    const isDrawing = moment.phase === 'drawing';
    return {
      phase: moment.phase,
      seconds: secondsOf(moment),
      betting:
        moment.phase === 'open'
          ? { whole_ms: moment.whole_ms, passed_ms: moment.whole_ms - moment.left_ms }
          : null,
      shown: {
        key,
        outcome,
        isWhole: isTold(view, moment, pace),
        passed_ms: isDrawing ? moment.passed_ms : 0,
        whole_ms: isDrawing ? view.showing_ms(moment.outcome, moment.whole_ms) : 0,
      },
    };
    // What is seen says when to look again; the draw, when it is another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view, room, draw, key, pace, seen]);
}
