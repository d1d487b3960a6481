import { strToU8, zipSync, type Zippable } from 'fflate';
import { readOwnFiles } from '../cashier/own-files.ts';
import { sql } from '../kernel/database.ts';
import type { PlayerKey } from '../players/session.ts';
import { readPlayersChats } from '../rounds/provider-chat.ts';
import type { App } from './app.ts';

const readMe = `Everything that is kept about one player.

data.json holds the rows of each table, by schema and table; times are UTC, amounts are in 1/100,000 of a unit. Its chats are what the
player has written in the rooms of games, which lies with the providers of these.
documents/ and proofs/ hold the files that the player sent.
Passwords, keys and codes are in it nowhere.
`;

/** Everything about a player, as a ZIP: the rows of all tables, and the files that the player sent. */
export async function archiveOf(app: App, player: PlayerKey): Promise<Buffer> {
  const { rows } = await sql<{ schema_name: string; table_name: string; held: unknown }>`
    select schema_name, table_name, held from privacy.read_player(${player.siteId}, ${player.playerId})`.execute(
    app.db,
  );
  const data: Record<string, Record<string, unknown>> = {};
  for (const { schema_name, table_name, held } of rows) {
    data[schema_name] = { ...data[schema_name], [table_name]: held };
  }
  const { files, accountNumbers } = await readOwnFiles(app, player);
  const prepared = {
    prepared_at: app.clock.now().toISOString(),
    bank_account_numbers: accountNumbers,
    chats: await readPlayersChats(app, player),
    data,
  };
  const parts: Zippable = {
    'README.txt': strToU8(readMe),
    'data.json': strToU8(JSON.stringify(prepared, null, 2)),
  };
  // Pictures are compressed already.
  for (const { name, content } of files) parts[name] = [content, { level: 0 }];
  return Buffer.from(zipSync(parts, { mtime: app.clock.now() }));
}
