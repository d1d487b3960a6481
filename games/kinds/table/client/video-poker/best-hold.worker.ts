/** Finds the best way to hold five cards, away from what the player sees: the first one takes some ten milliseconds, on a phone far more. */
import { bestHold } from '../../poker/video/holds.ts';
import { bonusPoker, deucesWild, jacksOrBetter } from '../../poker/video/lines.ts';
import type { AskedHold, FoundHold } from './best-hold.ts';

const tables = [jacksOrBetter, deucesWild, bonusPoker];

addEventListener('message', ({ data: { id, code, cards } }: MessageEvent<AskedHold>) => {
  const table = tables.find((each) => each.code === code);
  if (!table) return;
  const found: FoundHold = { id, best: bestHold(table, cards).cards };
  postMessage(found);
});
