/** The player's rounds before the game was opened: as many as roads and statistics show. */
import { callEndpoint } from '../../../../kit/client/session/call.ts';
import { roundsApi, type RoundView } from '../../../../kit/play-api/rounds.ts';

/** Sixty rounds: a page has twenty. */
const PAGES = 3;

/** Hands over each page as it comes; trouble leaves the rest unknown. */
export async function readEarlierRounds(
  session: string,
  onPage: (ended: readonly RoundView[]) => void,
): Promise<void> {
  let cursor: string | null = null;
  try {
    for (let page = 0; page < PAGES; page += 1) {
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
