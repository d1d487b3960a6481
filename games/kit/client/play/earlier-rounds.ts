/** The player's rounds before the game was opened. */
import { roundsApi, type RoundView } from '../../play-api/rounds.ts';
import { callEndpoint } from '../session/call.ts';

/** Hands over each page of twenty rounds as it comes; trouble leaves the rest unknown. */
export async function readEarlierRounds(
  session: string,
  pages: number,
  onPage: (ended: readonly RoundView[]) => void,
): Promise<void> {
  let cursor: string | null = null;
  try {
    for (let page = 0; page < pages; page += 1) {
      const { rounds, next_cursor }: { rounds: RoundView[]; next_cursor: string | null } = await callEndpoint(
        roundsApi.rounds,
        { session, cursor },
      );
      onPage(rounds.filter(({ course }) => course?.state === 'ended'));
      if (next_cursor === null) return;
      cursor = next_cursor;
    }
  } catch {
    // What could not be read is not shown; the history says why when it is opened.
  }
}
