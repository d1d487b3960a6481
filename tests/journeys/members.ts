import type { Page } from 'playwright-core';
import { z } from 'zod';
import { findWallet } from '@marquee/server/safety/operator.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import { parseMoney } from '@marquee/server/kernel/money.ts';
import type { TestConstellation } from '../constellation.ts';
import { postJson } from '../post-json.ts';
import { arrived } from './arrived.ts';

/** Players whose accounts are there already: opened by calls, where a journey is not about opening one. */

export const password = 'a walk along the bay';
let opened = 0;

export interface Member {
  readonly id: string;
  /** The brand's host, and its code. */
  readonly host: string;
  readonly siteCode: string;
}

/** An account that was opened and verified at the brand of this host, with this much money in it. */
export async function openMember(
  marquee: TestConstellation,
  host: string,
  siteCode: string,
  balance: string,
): Promise<Member> {
  opened += 1;
  const member = { id: `member${opened}`, host, siteCode };
  const phone = `+639180000${100 + opened}`;
  await callFor(marquee, member, '/api/auth/signup', {
    password,
    contact_phone: phone,
    contact_email: `${member.id}@example.com`,
    full_name: 'Rosa Dela Cruz',
    birth_date: '1990-04-12',
    accept_terms: true,
  });
  await marquee.marquee.app.players.settled();
  const { rows } = await marquee.owner.query<{ body: string }>(
    'select body from players.outbox_message where recipient = $1',
    [phone],
  );
  const tac = /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0];
  await callFor(marquee, member, '/api/auth/tac/verify', { tac });
  const { app } = marquee.marquee;
  await app.ledger.post({
    ...(await findWallet(app.db, siteCode, member.id)),
    source: 'journey',
    externalId: newId(),
    kind: 'adjustment_credit',
    amount: parseMoney(balance),
  });
  return member;
}

/** Make a call in a member's name; answers what came back. */
export async function callFor(
  marquee: TestConstellation,
  { id, host }: Member,
  path: string,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const place = { port: marquee.port, host: `${host}:${marquee.port}` };
  const { body: answer } = await postJson(place, path, { domain_name: host, account_id: id, ...input });
  if (typeof answer !== 'object' || answer === null || !('statusCode' in answer) || answer.statusCode !== 1) {
    throw new Error(`${path} answered ${JSON.stringify(answer)}`);
  }
  return { ...answer };
}

let accounts = 0;

/** Ask for a payout as a player does, to a bank account of their own that nobody else has. */
export async function requestPayout(
  marquee: TestConstellation,
  member: Member,
  amount: string,
): Promise<void> {
  accounts += 1;
  const { token: auth } = z
    .object({ token: z.string() })
    .parse(await callFor(marquee, member, '/api/auth/login', { password }));
  const proof = z
    .object({ step_up_proof: z.string() })
    .parse(await callFor(marquee, member, '/api/auth/step_up', { auth, password }));
  await callFor(marquee, member, '/api/cashier/bank_account_add', {
    auth,
    ...proof,
    bank_name: 'BDO Unibank',
    account_name: 'Rosa Dela Cruz',
    account_number: String(9_988_776_655 + accounts),
  });
  const { value } = z
    .object({ value: z.array(z.object({ bank_account_id: z.string() })) })
    .parse(await callFor(marquee, member, '/api/cashier/bank_account_list', { auth }));
  await callFor(marquee, member, '/api/cashier/withdrawal_create', {
    auth,
    idempotency_key: newId(),
    bank_account_id: value[0]?.bank_account_id,
    amount,
  });
}

/** Sign in at the page of its own, and come to another one. */
export async function enter(
  page: Page,
  marquee: TestConstellation,
  member: Member,
  path: string,
): Promise<void> {
  const origin = marquee.siteUrl(member.host);
  await page.goto(`${origin}/login?return_to=${encodeURIComponent(path)}`);
  // Until the page is alive the form is the browser's alone.
  await arrived(page);
  await page.getByLabel('Account name').fill(member.id);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${origin}${path}`);
}
