import type { App } from '@marquee/server/compose.ts';
import { readRiskSigns } from '@marquee/server/players/risk-signs.ts';
import { findPlayer, setPlayerStatus } from '@marquee/server/players/account-status.ts';

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
  const isBlocked = player.status === 'blocked';
  if (command.name === 'unblock' && !isBlocked) return [`${accountId} is not blocked: ${player.status}.`];
  if (command.name === 'block' && (isBlocked || player.status === 'closed')) {
    return [`${accountId} is ${player.status} already.`];
  }
  const decision = { by: command.operator, reason: command.reason };
  const status = command.name === 'block' ? 'blocked' : 'active';
  const before = await setPlayerStatus(app, player, status, decision);
  if (before === undefined) return [`${accountId} was never verified; there is nothing to block.`];
  return [
    command.name === 'block'
      ? `${accountId} is blocked, and their sessions have ended. Their money stays theirs.`
      : `${accountId} may sign in again.`,
  ];
}
