import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { parseMoney } from '@marquee/server/kernel/money.ts';
import type { TestConstellation } from '../constellation.ts';
import { ledgerBalance, spin } from './steps.ts';

/** What a player does on the site of a brand that operators work on: plays a game of the house, and claims what a mission gives. */

const mission = { code: 'two-spins', title: 'Two spins', reward: '0.05' };
const game = { code: 'fruit-party', name: 'Fruit Party' };
const spins = 2;
const stake_units = 50;

/** Publish a mission of a brand that one session of play completes, as its operator. */
export async function publishMission(operator: Page, site_code: string): Promise<void> {
  const text = { EN: mission.title, PHP: mission.title, CN: mission.title };
  const body = {
    site_code,
    is_new: true,
    change: {
      kind: 'mission',
      code: mission.code,
      content: {
        position: 1,
        words: { title: text, description: text },
        period: 'daily',
        metric: 'turnover',
        target: `${spins * stake_units}.00`,
        category: null,
        provider_code: null,
        game_code: null,
        minimum_stake: '0.00',
        turnover: '0.00',
        reward: { kind: 'cash', amount: mission.reward },
        claim_hours: 24,
        starts_at: null,
        ends_at: null,
      },
    },
  };
  const said = await operator.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/operate/rewards/publish', { method: 'POST', headers, body: sent })).text();
  }, JSON.stringify(body));
  expect(JSON.parse(said)).toMatchObject({ statusMessage: 'OK' });
}

/** What a player's rounds came to, as their provider counts them. */
export interface Played {
  readonly stakes: bigint;
  readonly payouts: bigint;
}

/** Play a slot of the house in the browser until the mission is done. */
export async function playSlot(
  site: Page,
  base: string,
  { owner }: Pick<TestConstellation, 'owner'>,
  accountId: string,
): Promise<Played> {
  await site.goto(`${base}/playnow?provider_code=MARQUEE&game_code=${game.code}`);
  await site.getByRole('button', { name: 'Play for real' }).click();
  const frame = site.frameLocator(`iframe[title="${game.name}"]`);
  await frame.locator('[data-action="spin"]').waitFor({ timeout: 60_000 });
  await frame.locator('.bet-value').click();
  await frame.getByRole('button', { name: new RegExp(`^₱\\s?${stake_units}(\\.00)?$`) }).click();
  const before = await ledgerBalance(owner, accountId);
  for (let spun = 0; spun < spins; spun += 1) await spin(frame);
  const { rows } = await owner.query<{ stakes: string; payouts: string; rounds: number }>(
    `select coalesce(sum(stake), 0)::text as stakes, coalesce(sum(payout), 0)::text as payouts, count(*)::int as rounds
     from rounds.round join players.player using (site_id, player_id) where account_id = $1 and round.status = 'settled'`,
    [accountId],
  );
  const [stakes, payouts] = [BigInt(rows[0]?.stakes ?? 0), BigInt(rows[0]?.payouts ?? 0)];
  expect(rows[0]?.rounds).toBe(spins);
  expect(stakes).toBe(parseMoney(`${spins * stake_units}.00`));
  expect(await ledgerBalance(owner, accountId)).toBe(before - stakes + payouts);
  return { stakes, payouts };
}

/** Claim what the mission gives, once it is counted. Answers the amount. */
export async function claimMission(site: Page, base: string): Promise<bigint> {
  const claim = site.getByRole('button', { name: `Claim: ${mission.title}` });
  await expect
    .poll(async () => {
      await site.goto(`${base}/mission`);
      await site.locator(`[data-mission="${mission.code}"]`).waitFor();
      return claim.count();
    })
    .toBe(1);
  await claim.click();
  await site.locator(`[data-mission="${mission.code}"]`).getByText('Claimed', { exact: true }).waitFor();
  return parseMoney(mission.reward);
}
