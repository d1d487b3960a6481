import type { chatLineSchema } from '@marquee/contract/operator-chat.ts';
import type { z } from 'zod';
import type { App } from '../http/app.ts';
import { viewPlayers } from '../players/operator-view.ts';
import { type ListedChatLines, nameOf } from '../rounds/provider-chat.ts';
import type { PlayerKey } from '../rounds/provider-player.ts';

/** How the console names a player whom a provider named: nobody where the player is of another site, or erased. */
export async function chatPlayers(
  app: Pick<App, 'db'>,
  siteId: number,
  players: Iterable<PlayerKey>,
): Promise<(player: PlayerKey | undefined) => { player_id: string | null; account_id: string | null }> {
  const ids = [...new Set([...players].map(({ playerId }) => playerId))];
  const viewed = new Map(
    (await viewPlayers(app.db, [siteId], ids)).map((player) => [player.player_id, player.account_id]),
  );
  return (player) => {
    const accountId = player && viewed.get(player.playerId);
    if (!player || accountId === undefined) return { player_id: null, account_id: null };
    return { player_id: player.playerId.toString(), account_id: accountId };
  };
}

/** Lines of a site's chats, as the console shows them. */
export async function showChatLines(
  app: Pick<App, 'db'>,
  siteId: number,
  { lines, players }: ListedChatLines,
): Promise<z.input<typeof chatLineSchema>[]> {
  const show = await chatPlayers(app, siteId, players.values());
  return lines.map(({ line: lineId, user, context, providerCode, ...line }) => {
    const named = (one: string) => show(players.get(nameOf(providerCode, one)));
    return {
      ...line,
      line_id: lineId,
      provider_code: providerCode,
      ...named(user),
      context: context.map(({ line: id, user: by, ...said }) => ({ line_id: id, ...named(by), ...said })),
    };
  });
}
