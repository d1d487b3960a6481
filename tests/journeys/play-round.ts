import { newId } from '@marquee/server/kernel/ids.ts';
import { parseMoney } from '@marquee/server/kernel/money.ts';
import { expect } from 'vitest';
import type { TestConstellation } from '../constellation.ts';

/** A round of a site's demo player in Crystal Gems, as its provider would post it. */
export async function playRound(
  { marquee: { app }, owner }: TestConstellation,
  payout: string,
  { host, currency, stake }: { host: string; currency: string; stake: string },
): Promise<void> {
  const { siteId } = await app.sites.byDomain(host);
  const { rows } = await owner.query<{ player_id: string }>(
    `select player_id from players.player where site_id = $1 and account_id = 'demo'`,
    [siteId],
  );
  const round = newId();
  const move = {
    siteId,
    playerId: BigInt(rows[0]?.player_id ?? ''),
    currency,
    source: 'MARQUEE',
    round,
    game: 'crystal-gems',
  };
  for (const [kind, amount] of [
    ['bet', stake],
    ['win', payout],
  ] as const) {
    const reference = kind === 'win' ? { reference: round, meta: { round_closed: true } } : {};
    const posted = await app.ledger.post({
      ...move,
      ...reference,
      kind,
      amount: parseMoney(amount),
      externalId: kind === 'bet' ? round : newId(),
    });
    expect(posted).toMatchObject({ accepted: true });
  }
}
