import { expect } from 'vitest';
import { z } from 'zod';
import { passkeyAdd } from '@marquee/contract/api/auth/passkey_add.ts';
import { passkeyAddBegin } from '@marquee/contract/api/auth/passkey_add_begin.ts';
import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import { bankAccountList } from '@marquee/contract/api/cashier/bank_account_list.ts';
import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import { withdrawalCreate } from '@marquee/contract/api/cashier/withdrawal_create.ts';
import { promotionClaim } from '@marquee/contract/api/promotion/claim.ts';
import { promotionList } from '@marquee/contract/api/promotion/list.ts';
import { pushSubscribe } from '@marquee/contract/api/settings/push_subscribe.ts';
import { safetyTimeOut } from '@marquee/contract/api/safety/time_out.ts';
import type { Call } from '@marquee/contract/call.ts';
import { newId } from '../../server/kernel/ids.ts';
import { parseMoney } from '../../server/kernel/money.ts';
import { createPasskeyDevice } from '../passkey-device.ts';
import { untilProjected } from '../projected.ts';
import type { TestPlatform, TestPlayer } from '../platform.ts';

interface Owner {
  readonly site_id: number;
  readonly player_id: string;
  readonly currency: string;
}

/** Let a player have one of everything that an id names: accounts, payments, messages, bonuses, rounds, a break. */
export async function haveEverything(
  platform: TestPlatform,
  player: TestPlayer,
  host: string,
): Promise<void> {
  const { app } = platform.marquee;
  const owner = await ownerOf(platform, player, host);
  const key = { siteId: owner.site_id, playerId: BigInt(owner.player_id), currency: owner.currency };
  const posted = { ...key, source: 'MARQUEE', game: 'dragon-fortune' };
  await app.ledger.post({
    ...key,
    source: 'test',
    externalId: newId(),
    kind: 'adjustment_credit',
    amount: parseMoney('5000'),
  });
  const browser = { p256dh: 'B'.repeat(87), auth_secret: 'a'.repeat(22) };
  const endpoint = `https://push.example.com/${newId()}`;
  expect(await platform.call(pushSubscribe, { ...player, ...browser, endpoint })).toMatchObject({
    statusCode: 1,
  });
  const { banks = [] } = await platform.call(bankAccountList, player);
  const added = await platform.call(bankAccountAdd, {
    ...player,
    bank_name: banks[0] ?? 'A bank',
    account_name: 'Maria Santos',
    account_number: `7700${owner.player_id.padStart(6, '0')}`,
  });
  const bank_account_id = added.bank_account?.bank_account_id ?? '';
  const payout = { idempotency_key: newId(), bank_account_id, amount: '500.00' };
  expect(await platform.call(withdrawalCreate, { ...player, ...payout })).toMatchObject({ statusCode: 1 });
  const { value: promotions = [] } = await platform.call(promotionList, { domain_name: host });
  for (const { promotion_id } of promotions) await platform.call(promotionClaim, { ...player, promotion_id });
  const payment = { method_code: 'manual_bank', amount: '1000.00', return_url: `http://${host}/deposit` };
  expect(
    await platform.call(depositCreate, { ...player, idempotency_key: newId(), ...payment }),
  ).toMatchObject({ statusCode: 1 });
  const round = newId();
  await app.ledger.post({ ...posted, externalId: round, round, kind: 'bet', amount: parseMoney('10') });
  await untilProjected(app.db, key);
  // After the withdrawal, which would wait because of it.
  await addPasskey(platform, player, host);
  await platform.call(safetyTimeOut, { ...player, days: 1 });
}

async function addPasskey(platform: TestPlatform, player: TestPlayer, host: string): Promise<void> {
  const { options, challenge_token = '' } = await platform.call(passkeyAddBegin, player);
  if (!options) throw new Error('No passkey could be begun');
  const credential = createPasskeyDevice().create(options, { origin: `http://${host}` });
  expect(
    await platform.call(passkeyAdd, { ...player, challenge_token, name: 'A phone', credential }),
  ).toMatchObject({ statusCode: 1 });
}

async function ownerOf(platform: TestPlatform, player: TestPlayer, host: string): Promise<Owner> {
  const { rows } = await platform.owner.query<Owner>(
    `select player.site_id, player_id, player.currency from players.player join sites.domain using (site_id)
     where account_id = $1 and domain_name = $2`,
    [player.account_id, host],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no ${player.account_id} at ${host}`);
  return row;
}

/** The fields of a call by which it names something: `deposit_id`, `session_id`, … */
export function idFields(call: Call): string[] {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' });
  const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((shape) => Object(shape));
  const names = new Set(shapes.flatMap(({ properties }) => Object.keys(properties ?? {})));
  return [...names].filter((name) => name.endsWith('_id') && name !== 'account_id' && name !== 'external_id');
}

/** Whether an id is of something that all players share: the key of a table that is no player's, e.g. a promotion. */
export async function isShared(platform: TestPlatform, field: string): Promise<boolean> {
  const { rows } = await platform.owner.query(
    `select 1 from pg_index i join pg_class c on c.oid = i.indrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) and a.attname = any($1)
     where i.indisprimary and not exists (
       select 1 from pg_attribute p where p.attrelid = c.oid and p.attname = 'player_id' and not p.attisdropped)
     limit 1`,
    // A mission's id is its code in the tables.
    [[field, field.replace(/_id$/, '_code')]],
  );
  return rows.length > 0;
}

/** The ids of this name that stand in a player's rows, of whichever table. */
export async function idsOf(
  platform: TestPlatform,
  player: TestPlayer,
  host: string,
  field: string,
): Promise<string[]> {
  const owner = await ownerOf(platform, player, host);
  const { rows: tables } = await platform.owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and 3 = (
       select count(*) from pg_attribute a
       where a.attrelid = c.oid and a.attname in ('site_id', 'player_id', $1) and not a.attisdropped)
     order by 1`,
    [field],
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await platform.owner.query<{ id: string | null }>(
      `select ${field}::text as id from ${name} where site_id = $1 and player_id = $2 limit 3`,
      [owner.site_id, owner.player_id],
    );
    for (const { id } of rows) if (id !== null) found.add(id);
  }
  return [...found];
}
