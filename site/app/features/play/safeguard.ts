import type { ServerEvent } from '@marquee/contract/realtime.ts';
import { useEffect, useState } from 'react';
import { useRealtimeEvents } from '../../realtime/realtime.ts';
import { useSafetyChanged } from '../safety/safety.ts';
import { longestRound_ms } from './use-play-balance.ts';

/** Why there is no play: a break, the limit on time, the player's own word after a reality check, or the operator's. */
export type Stop = 'break' | 'time' | 'player' | 'operator';

const stopOfReason: Readonly<Record<Extract<ServerEvent, { type: 'play_stopped' }>['reason'], Stop>> = {
  excluded: 'break',
  time_limit: 'time',
  stopped: 'player',
  closed: 'operator',
};

const stopOfRefusal: Readonly<Record<string, Stop>> = {
  selfExcluded: 'break',
  timedOut: 'break',
  playTimeReached: 'time',
  playNotAllowed: 'operator',
};

/** What stands between the player and the game now. */
interface Safeguard {
  readonly stop: Stop | undefined;
  readonly isCheckDue: boolean;
  /** The game says that a round is over. */
  readonly roundIsOver: () => void;
  /** The player has decided after a reality check. */
  readonly decided: (decision: 'continue' | 'stop') => void;
  /** The player asks for the game again. */
  readonly clear: () => void;
}

/**
 * Watches over the play in this tab: by what the launch was refused with, and by what the platform says while the game
 * runs. A reality check comes with a stake, and is shown when the round is over, so that it tells what came of it and gives
 * nothing away.
 */
export function useSafeguard(refused: string | undefined): Safeguard {
  const changed = useSafetyChanged();
  const [stopped, setStopped] = useState<Stop>();
  const [isAnnounced, setAnnounced] = useState(false);
  const [isDue, setDue] = useState(false);
  useRealtimeEvents((event) => {
    if (event.type === 'reality_check') setAnnounced(true);
    if (event.type === 'play_stopped') {
      setStopped(stopOfReason[event.reason]);
      setAnnounced(false);
      setDue(false);
      void changed();
    }
  });
  useEffect(() => {
    if (!isAnnounced) return undefined;
    const timer = setTimeout(() => setDue(true), longestRound_ms);
    return () => clearTimeout(timer);
  }, [isAnnounced]);
  const stop = stopped ?? (refused === undefined ? undefined : stopOfRefusal[refused]);
  return {
    stop,
    isCheckDue: stop === undefined && (isDue || refused === 'realityCheckDue'),
    roundIsOver: () => setDue(isDue || isAnnounced),
    decided: (decision) => {
      setAnnounced(false);
      setDue(false);
      if (decision === 'stop') setStopped('player');
    },
    clear: () => setStopped(undefined),
  };
}
