import { expect } from 'vitest';
import { newId } from '../server/kernel/ids.ts';
import { parseMoney } from '../server/kernel/money.ts';
import type { Operation } from '../server/ledger/types.ts';
import { isReadUntil } from '../server/ledger/read-operations.ts';
import type { TestPlatform, TestPlayer } from './platform.ts';

/** Play on a platform without a provider: operations straight into the ledger, on two games of a house of the test's own. */
export interface Play {
  /** The site at `localhost`. */
  readonly siteId: number;
  playerId(player: TestPlayer): Promise<bigint>;
  /** A player with money that is no deposit. */
  newPlayer(accountId: string, balance?: string): Promise<TestPlayer>;
  /** Post an operation; answers its key. Games are `slot` (of slot_game) and `fish` (of fishing). */
  post(
    player: TestPlayer,
    operation: Partial<Operation> & Pick<Operation, 'kind' | 'amount'>,
  ): Promise<string>;
  /** A bet of an amount and, where it won, its win. */
  bet(player: TestPlayer, stake: string, payout?: string): Promise<{ bet: string; win: string | undefined }>;
  /** Resolves once everything that was posted until now has been counted. */
  counted(): Promise<void>;
  wallet(player: TestPlayer): Promise<{ real: bigint; bonus: bigint; token: bigint }>;
}

export async function startPlay(platform: TestPlatform): Promise<Play> {
  const { app } = platform.marquee;
  const { siteId } = await app.sites.byDomain('localhost');
  await platform.owner.query(
    `insert into catalog.provider (provider_code, provider_name, slug) values ('TESTHOUSE', 'Test', 'testhouse')`,
  );
  await platform.owner.query(
    `insert into catalog.game (provider_code, game_code, game_name, game_type, category, game_image, game_image_2x, released_at)
     values ('TESTHOUSE', 'slot', 'Slot', 'SLOTS', 'slot_game', '', '', now()),
       ('TESTHOUSE', 'fish', 'Fish', 'FISH', 'fishing', '', '', now())`,
  );

  async function playerId(player: TestPlayer): Promise<bigint> {
    const row = await app.db
      .selectFrom('players.player')
      .select('player_id')
      .where('site_id', '=', siteId)
      .where('account_id', '=', player.account_id)
      .executeTakeFirstOrThrow();
    return row.player_id;
  }

  const post: Play['post'] = async (player, operation) => {
    const externalId = operation.externalId ?? newId();
    const result = await app.ledger.post({
      siteId,
      playerId: await playerId(player),
      currency: 'PHP',
      source: 'TESTHOUSE',
      externalId,
      round: externalId,
      game: 'slot',
      ...operation,
    });
    expect(result).toMatchObject({ accepted: true });
    return externalId;
  };

  return {
    siteId,
    playerId,
    post,
    newPlayer: async (accountId, balance = '1000') => {
      const player = await platform.newPlayer(accountId);
      await post(player, { kind: 'adjustment_credit', amount: parseMoney(balance), source: 'test' });
      return player;
    },
    bet: async (player, stake, payout) => {
      const bet = await post(player, { kind: 'bet', amount: parseMoney(stake) });
      if (payout === undefined) return { bet, win: undefined };
      const win = await post(player, { kind: 'win', amount: parseMoney(payout), reference: bet });
      return { bet, win };
    },
    counted: async () => {
      const end = new Date(Date.now() + 60_000);
      for (const consumer of ['engagement', 'rounds'] as const) {
        await expect
          .poll(() => isReadUntil(app.db, consumer, end), { timeout: 60_000, interval: 20 })
          .toBe(true);
      }
    },
    wallet: async (player) => {
      const balance = await app.ledger.balance({
        siteId,
        playerId: await playerId(player),
        currency: 'PHP',
      });
      return balance ?? { real: 0n, bonus: 0n, token: 0n };
    },
  };
}
