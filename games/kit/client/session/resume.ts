/** Remembers, for as long as the tab lives, whether a round was asked for and not yet seen to its end. */

const key = (gameCode: string): string => `marquee:unseen-round:${gameCode}`;

/** Notes that a round has been asked for. */
export function noteRoundBegun(gameCode: string, lastSeenRound: string | null): void {
  try {
    window.sessionStorage.setItem(key(gameCode), lastSeenRound ?? '');
  } catch {
    // Without storage a reload shows the round's result instead of playing it: nothing is lost.
  }
}

/** Notes that the player has seen the round to its end, or that there was none. */
export function noteRoundSeen(gameCode: string): void {
  try {
    window.sessionStorage.removeItem(key(gameCode));
  } catch {
    // See above.
  }
}

/** Whether this round was decided but, as far as this tab knows, never played to its end. */
export function isUnseen(gameCode: string, roundId: string): boolean {
  try {
    const lastSeen = window.sessionStorage.getItem(key(gameCode));
    return lastSeen !== null && lastSeen !== roundId;
  } catch {
    return false;
  }
}
