/** The moment of the draw, as often as it makes a difference to what is seen: by the phase, the second, and what is shown. */
import { useEffect, useState } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import type { LiveView, Shown } from '../live-view.ts';
import type { Moment } from '../room/moment.ts';
import type { Room } from '../room/room.ts';

const LOOKS_MS = 100;

export type Now = {
  phase: Moment['phase'];
  /** Until bets close, or in the pause until the next draw; whole seconds, rounded up. */
  seconds: number;
  /** How long bets are taken, and how much of that was over when this was looked at. */
  betting: { whole_ms: number; passed_ms: number } | null;
  shown: Shown;
};

function isTold(view: LiveView, moment: Moment, pace: Pace): boolean {
  if (moment.phase === 'settled') return true;
  if (moment.phase !== 'drawing') return false;
  return pace === 'still' || moment.passed_ms >= view.showing_ms(moment.outcome, moment.whole_ms);
}

function secondsOf(moment: Moment): number {
  if (moment.phase === 'open') return Math.ceil(moment.left_ms / 1_000);
  return moment.phase === 'settled' ? Math.ceil(moment.next_in_ms / 1_000) : 0;
}

/** A draw that is sold ahead takes bets for hours; what is counted down is the time since the one before it. */
function bettingOf({ left_ms }: { left_ms: number }, whole_ms: number): NonNullable<Now['betting']> {
  return { whole_ms, passed_ms: Math.max(0, whole_ms - left_ms) };
}

function look(view: LiveView, room: Room, pace: Pace): Now {
  const moment = room.moment();
  const { draw } = room.view().state;
  const isDrawing = moment.phase === 'drawing';
  return {
    phase: moment.phase,
    seconds: secondsOf(moment),
    betting:
      moment.phase === 'open' ? bettingOf(moment, view.game.schedule?.every_ms ?? moment.whole_ms) : null,
    shown: {
      key: draw ? `${draw.chain}.${draw.number}` : '',
      outcome: isDrawing || moment.phase === 'settled' ? moment.outcome : null,
      isWhole: isTold(view, moment, pace),
      passed_ms: isDrawing ? moment.passed_ms : 0,
      whole_ms: isDrawing ? view.showing_ms(moment.outcome, moment.whole_ms) : 0,
    },
  };
}

/** Whether the same is seen at both. */
function isSame(one: Now, other: Now): boolean {
  return (
    one.phase === other.phase &&
    one.seconds === other.seconds &&
    one.shown.key === other.shown.key &&
    one.shown.isWhole === other.shown.isWhole
  );
}

/** Looks at the clock ten times a second, and with every word of the server; draws again where something has changed. */
export function useMoment(view: LiveView, room: Room, pace: Pace): Now {
  const [now, setNow] = useState(() => look(view, room, pace));
  useEffect(() => {
    const take = (): void =>
      setNow((before) => {
        const next = look(view, room, pace);
        return isSame(before, next) ? before : next;
      });
    const timer = setInterval(take, LOOKS_MS);
    const stop = room.subscribe(take);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [view, room, pace]);
  return now;
}
