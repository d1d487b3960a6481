/**
 * What is heard of what is on the stage, besides what happens to the player's bets: the last seconds, the beginning, the rise, the end, and
 * the cash-outs of others.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CuePlayer } from '../../../../kit/client/sound/cues.ts';
import { useFrames } from '../room/frames.ts';
import type { Moment } from '../room/moment.ts';
import type { RoomState } from '../room/state.ts';

/** At ten times the bet the music has risen as far as it can. */
const HIGHEST = Math.log(10);
/** So many seconds before the end of bets are heard. */
const LAST_S = 3;

/** How far the music has risen: with the multiplier, by its power. It falls back at once when the draw has ended. */
function riseOf(moment: Moment): number {
  return moment.phase === 'running' ? Math.min(1, Math.log(moment.hundredths / 100) / HIGHEST) : 0;
}

/** Mount another for another form. `room` is null for a player who flies alone. */
export function RoomSound({ cues, room }: { cues: CuePlayer; room: RoomState | null }) {
  const second = useRef(0);
  const phase = useRef<Moment['phase'] | null>(null);
  const heard = useRef(0);
  useEffect(() => cues.music.begin(), [cues]);

  useFrames((moment) => {
    cues.music.rise(riseOf(moment));
    if (phase.current !== null && phase.current !== moment.phase) {
      if (moment.phase === 'running') cues.play('begin');
      if (moment.phase === 'ended') cues.play('end');
    }
    phase.current = moment.phase;
    const left_s = moment.phase === 'open' ? Math.ceil(moment.left_ms / 1_000) : 0;
    if (left_s < second.current && left_s > 0 && left_s <= LAST_S) cues.play('tick');
    second.current = left_s;
  });

  const own = room?.own.filter(({ state }) => state === 'cashed_out').length ?? 0;
  const others = (room?.totals.cashed_out ?? 0) - own;
  const hear = useEffectEvent((count: number) => {
    if (count > heard.current && room?.draw?.state === 'running') cues.play('others');
    heard.current = count;
  });
  useEffect(() => hear(others), [others]);
  return null;
}
