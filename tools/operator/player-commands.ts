import type { App } from '@marquee/server/compose.ts';
import { inTransaction } from '@marquee/server/kernel/database.ts';
import { readRiskSigns } from '@marquee/server/players/risk-signs.ts';
import { decideOnPlayer, findPlayer } from '@marquee/server/players/account-status.ts';
import { noteCommand } from './note-command.ts';

export interface PlayerCommand {
  readonly area: 'players';
  readonly name: 'block' | 'unblock' | 'signs';
  readonly siteCode: string;
  readonly accountId: string;
  readonly operator: string;
  readonly reason: string;
}

/** Block a player, unblock them, or show signs that they have other accounts. Returns the lines to show. */
export async function runOnPlayer(app: Pick<App, 'db' | 'clock'>, command: PlayerCommand): Promise<string[]> {
  const { siteCode, accountId } = command;
  const player = await findPlayer(app.db, siteCode, accountId);
  if (!player) return [`There is no player ${accountId} on ${siteCode}.`];
  if (command.name === 'signs') {
    const signs = await readRiskSigns(app, player);
    if (signs.length === 0) return [`Nothing speaks for ${accountId} having another account.`];
    return signs.map(
      ({ kind, otherAccountId, detail, notedAt }) =>
        `${notedAt.toISOString()}  ${kind.replaceAll('_', ' ')} as ${otherAccountId}: ${detail}`,
    );
  }
  const { name, operator, reason } = command;
  const outcome = await inTransaction(app.db, async (trx) => {
    const within = { ...app, db: trx };
    const decided = await decideOnPlayer(within, player, name, { by: operator, reason });
    if (decided === 'done') {
      await noteCommand(app, trx, operator, {
        call: `players ${name}`,
        siteId: player.siteId,
        subjectKind: 'player',
        subjectId: player.playerId.toString(),
        before: { status: player.status },
        after: { status: name === 'block' ? 'blocked' : 'active' },
        reason,
      });
    }
    return decided;
  });
  if (outcome === 'unverified') return [`${accountId} was never verified; there is nothing to block.`];
  if (outcome === 'unchanged') {
    return [
      command.name === 'block'
        ? `${accountId} is ${player.status} already.`
        : `${accountId} is not blocked: ${player.status}.`,
    ];
  }
  return [
    command.name === 'block'
      ? `${accountId} is blocked, and their sessions have ended. Their money stays theirs.`
      : `${accountId} may sign in again.`,
  ];
}
