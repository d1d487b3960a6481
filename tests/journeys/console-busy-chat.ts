import { userIdOf } from '@marquee/server/rounds/provider-player.ts';
import { foldLine } from '@marquee/games/server/chat/fold.ts';
import type { TestConstellation } from '../constellation.ts';

/** What was written in a room of bingo, who of the players wrote it, and how many reported it. */
const said = [
  { by: 0, text: 'Good luck, everybody!', reports: 0 },
  {
    by: 1,
    text: 'One more number, just one more number, and it has been one more number for three rounds now',
    reports: 0,
  },
  { by: 2, text: 'You are all losers', reports: 2 },
  { by: 3, text: 'Stop it, please', reports: 0 },
  {
    by: 2,
    text: 'Whoever believes that this is drawn fairly believes anything, and I say so to every one of you',
    reports: 1,
  },
  { by: 4, text: 'Salamat sa laro', reports: 0 },
] as const;

/** A talk in a room of the house, with lines that players reported. Reports come one by one from people; here they are written at once. */
export async function writeTalk(
  { owner, marquee }: TestConstellation,
  { siteId, siteCode, ids }: { siteId: number; siteCode: string; ids: readonly bigint[] },
): Promise<void> {
  const now = new Date();
  const users: string[] = [];
  for (const playerId of ids)
    users.push(await userIdOf(marquee.app.db, { siteId, playerId }, 'MARQUEE', now));
  for (const [index, { by, text, reports }] of said.entries()) {
    await owner.query(
      `with line as (
         insert into house.chat_line (public_id, game_code, sub_partner_id, player, body, folded, written_at, changed_at)
         values (gen_random_uuid(), 'bingo-90', $1, $2, $3, $4, now() - make_interval(mins => $5), now() - make_interval(mins => $5))
         returning line_id)
       insert into house.chat_report (line_id, reporter, reported_at)
       select line_id, reporter, now() - interval '1 minute' from line, unnest($6::text[]) reporter`,
      [siteCode, users[by], text, foldLine(text), 40 - index * 6, users.slice(4, 4 + reports)],
    );
  }
}
