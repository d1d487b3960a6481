/** A plain round of each game, for whoever plays it without looking: a certification, a test of load. */

export type UsualRound = {
  wager: Record<string, string | number | number[]>;
  /** Done one after the other until the round has ended; the last of them ends it. */
  actions: readonly Record<string, string | number>[];
};

const cashOut = { type: 'cash_out' };

export const usualRounds: Readonly<Record<string, UsualRound>> = {
  dice: { wager: { side: 'under', target: 5_000 }, actions: [] },
  limbo: { wager: { target: 200 }, actions: [] },
  plinko: { wager: { rows: 12, risk: 'medium' }, actions: [] },
  mines: { wager: { mines: 3 }, actions: [{ type: 'reveal', tile: 12 }, cashOut] },
  keno: { wager: { picks: [3, 7, 12, 24, 36], risk: 'medium' }, actions: [] },
  'hi-lo': { wager: {}, actions: [{ type: 'call', call: 'higher' }, cashOut] },
  towers: { wager: { level: 'easy' }, actions: [{ type: 'open', door: 0 }, cashOut] },
  wheel: { wager: { segments: 30, risk: 'medium' }, actions: [] },
  'coin-streak': { wager: {}, actions: [{ type: 'call', side: 'heads' }, cashOut] },
};
