/** When the cards of a coup come at a live table. Pure; times are milliseconds from the draw. */
import { stepsOf } from '../../../table/client/baccarat/coup.ts';
import type { BaccaratSeen } from '../../../table/client/baccarat/schemas.ts';
import { timesOf } from '../../../table/client/cards/timeline.ts';

/** From the last card until the result may be told. */
const REST_MS = 700;
/** The most of the time that dealing takes. */
const DEALS = 0.85;

/** As at the table of one player, and quicker where there is less time. */
export function dealTimes(coup: BaccaratSeen, whole_ms: number): { at_ms: number[]; end_ms: number } {
  const { at_ms, end_ms } = timesOf(stepsOf(coup), 0, REST_MS, 'normal');
  const share = Math.min(1, (whole_ms * DEALS) / end_ms);
  return { at_ms: at_ms.map((each_ms) => each_ms * share), end_ms: end_ms * share };
}
