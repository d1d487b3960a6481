import { newId } from '../server/kernel/ids.ts';
import type { App } from '../server/compose.ts';
import { hashPassword } from '../server/players/password.ts';
import { seedPlayer } from '../server/players/seed-player.ts';

/** The password of all of them. */
export const sharedPassword = 'behind one address';

let sharedHash: Promise<string> | undefined;

/**
 * Give accounts with wallets to many players of the site at `localhost`, whose password is hashed once for all. Answers
 * their account ids.
 */
export async function addSharedPlayers(
  {
    marquee,
    owner,
  }: {
    marquee: { app: App };
    owner: { query(text: string, values: unknown[]): Promise<unknown> };
  },
  count: number,
): Promise<string[]> {
  const { app } = marquee;
  const site = await app.sites.byDomain('localhost');
  const accounts = Array.from({ length: count }, () => `n${newId().replaceAll('-', '').slice(-20)}`);
  for (const accountId of accounts) {
    const player = {
      accountId,
      fullName: 'Maria Santos',
      birthDate: '1990-05-17',
      phone: `+63${accountId.slice(-12)}`,
      email: `${accountId}@example.com`,
      language: 'EN',
    };
    await seedPlayer(app, site, player, 100_000_000n);
  }
  sharedHash ??= hashPassword(sharedPassword);
  await owner.query('update players.player set password_hash = $1 where account_id = any($2)', [
    await sharedHash,
    accounts,
  ]);
  return accounts;
}
