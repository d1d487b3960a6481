import type { z } from 'zod';
import { linkKinds, type linkedAccountSchema } from '@marquee/contract/operator-player.ts';
import { sharingBankAccount } from '../cashier/shared-bank-account.ts';
import type { App } from '../http/app.ts';
import { linkedByTrace } from '../players/linked.ts';
import { viewPlayers } from '../players/operator-view.ts';
import { playerStatus } from './show-player.ts';
import { sitesOfQuery } from './site-filter.ts';

/** Accounts of the sites that share a device, an address or a bank account with a player. Families share all of these. */
export async function findLinked(
  app: Pick<App, 'db' | 'clock'>,
  player: { site_id: number; player_id: bigint },
  sites: 'all' | readonly number[],
): Promise<z.infer<typeof linkedAccountSchema>[]> {
  const looked = sitesOfQuery(sites, undefined);
  const key = { siteId: player.site_id, playerId: player.player_id };
  const [traces, banks] = await Promise.all([
    linkedByTrace(app, key, looked),
    sharingBankAccount(app.db, key, looked),
  ]);
  const links = [
    ...traces,
    ...banks.map((id) => ({ playerId: id, kind: 'bank_account' as const, lastAt: null })),
  ];
  const ids = [...new Set(links.map(({ playerId }) => playerId))].slice(0, 200);
  const others = await viewPlayers(app.db, looked, ids);
  return others.map((other) => {
    const own = links.filter(({ playerId }) => playerId === other.player_id);
    return {
      player_id: other.player_id.toString(),
      site_code: other.site_code,
      account_id: other.account_id,
      status: playerStatus(other.status),
      links: linkKinds.filter((kind) => own.some((link) => link.kind === kind)),
      last_at: own.find(({ lastAt }) => lastAt !== null)?.lastAt?.toISOString() ?? null,
    };
  });
}
