import { sql, type Database } from '../../kernel/database.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Paid, PaidKind } from '../gateways/gateway.ts';

/** A deposit or withdrawal of ours, as it is held against a gateway's list. */
export interface OurPayment {
  readonly kind: PaidKind;
  readonly id: string;
  readonly siteId: number;
  readonly gateway: string;
  /** Its id at the gateway, or the bank's reference; null if there is none. */
  readonly gatewayId: string | null;
  /** What else a list can call it by. */
  readonly references: readonly (string | null)[];
  /** What the player paid, the fee included, or what was paid out. */
  readonly amount: Minor;
  readonly currency: string;
  readonly status: string;
  readonly isRefunded: boolean;
}

export interface Difference {
  /** The same for the same payment in every run. */
  readonly subject: string;
  /**
   * `missing_here`: only the list has it. `missing_there`: only we have it. `amount`: the amounts differ. `state`: it was paid there,
   * and given back, or paid by another way, here.
   */
  readonly kind: 'missing_here' | 'missing_there' | 'amount' | 'state';
  readonly movement: PaidKind;
  readonly theirs: Paid | undefined;
  readonly ours: OurPayment | undefined;
}

export interface Comparison {
  readonly matched: number;
  readonly differences: readonly Difference[];
  /** Ours that no line of the list is about. */
  readonly unlisted: readonly OurPayment[];
}

/**
 * Hold a list against our payments. `listed` are its lines of the day, `around` those and its lines of the time around it, `settled`
 * our payments of the day, and `known` all that a line can be about.
 */
export function compare(
  gateway: string,
  lists: { listed: readonly Paid[]; around: readonly Paid[] },
  ours: { settled: readonly OurPayment[]; known: readonly OurPayment[] },
): Comparison {
  const names = namesOf(ours.known);
  const taken = new Set<string>();
  const differences: Difference[] = [];
  let matched = 0;
  for (const theirs of lists.listed) {
    const ours = find(names, theirs);
    const difference = ours && taken.has(ours.id) ? 'missing_here' : differenceOf(gateway, theirs, ours);
    if (ours) taken.add(ours.id);
    if (difference === undefined) matched += 1;
    else {
      differences.push({
        subject: `${theirs.kind}:${theirs.id || theirs.reference}`,
        kind: difference,
        movement: theirs.kind,
        theirs,
        ours,
      });
    }
  }
  const there = new Set(lists.around.map((line) => find(names, line)?.id));
  return { matched, differences, unlisted: ours.settled.filter(({ id }) => !there.has(id)) };
}

function differenceOf(
  gateway: string,
  theirs: Paid,
  ours: OurPayment | undefined,
): Difference['kind'] | undefined {
  if (!ours) return 'missing_here';
  // Its money was given back outside of the gateway, on record.
  if (ours.isRefunded) return undefined;
  if (ours.status === 'refused') return 'state';
  if (!isSettled(ours)) return 'missing_here';
  if (ours.gateway !== gateway) return 'state';
  return ours.amount === theirs.amount && ours.currency === theirs.currency ? undefined : 'amount';
}

function isSettled({ status }: OurPayment): boolean {
  return status === 'credited' || status === 'paid' || status === 'returned';
}

function namesOf(known: readonly OurPayment[]): ReadonlyMap<string, OurPayment> {
  const names = new Map<string, OurPayment>();
  for (const payment of known) {
    for (const name of [payment.id, payment.gatewayId, ...payment.references]) {
      if (name !== null && name !== '') names.set(`${payment.kind} ${name.toLowerCase()}`, payment);
    }
  }
  return names;
}

function find(names: ReadonlyMap<string, OurPayment>, line: Paid): OurPayment | undefined {
  return namedBy(line)
    .map((name) => names.get(`${line.kind} ${name}`))
    .find((payment) => payment !== undefined);
}

/** What a line can be known by: its id, its reference, and of a payout's reference the part before the attempt. */
function namedBy({ id, reference }: Paid): string[] {
  return [id, reference, reference.split('.')[0] ?? ''].flatMap((name) =>
    name === '' ? [] : [name.toLowerCase()],
  );
}

const depositColumns = sql`'payment' as kind, d.deposit_id as id, d.site_id as "siteId", d.gateway,
  d.gateway_payment_id as "gatewayId", array[d.reference, d.received_reference] as references,
  d.amount + d.fee as amount, d.currency, d.status, d.refund_reference is not null as "isRefunded"`;
const withdrawalColumns = sql`'payout' as kind, w.withdrawal_id as id, w.site_id as "siteId", w.gateway,
  w.gateway_payout_id as "gatewayId", array[]::text[] as references,
  w.amount, w.currency, w.status, false as "isRefunded"`;

/** Our payments through a gateway that were settled in a span of time. */
export async function readSettled(
  db: Database,
  gateway: string,
  { from, to }: { from: Date; to: Date },
  kinds: readonly PaidKind[],
): Promise<OurPayment[]> {
  const { rows } = await sql<OurPayment>`
    select ${depositColumns} from cashier.deposit d
    where d.gateway = ${gateway} and d.status = 'credited' and d.settled_at >= ${from} and d.settled_at < ${to}
      and ${kinds.includes('payment')}::boolean
    union all
    select ${withdrawalColumns} from cashier.withdrawal w
    where w.gateway = ${gateway} and w.status in ('paid', 'returned') and w.settled_at >= ${from} and w.settled_at < ${to}
      and ${kinds.includes('payout')}::boolean`.execute(db);
  return rows;
}

/** Our payments that lines of a list can be about, whatever their state and their day. */
export async function readNamed(db: Database, lines: readonly Paid[]): Promise<OurPayment[]> {
  const namesOfKind = (kind: PaidKind) =>
    lines.filter((line) => line.kind === kind).flatMap((line) => [line.id, line.reference, ...namedBy(line)]);
  const [paid, out] = [namesOfKind('payment'), namesOfKind('payout')];
  const uuids = (names: readonly string[]) => names.filter((name) => uuidPattern.test(name));
  const upper = paid.map((name) => name.toUpperCase());
  const { rows } = await sql<OurPayment>`
    select ${depositColumns} from cashier.deposit d
    where d.deposit_id = any(${uuids(paid)}::uuid[]) or d.gateway_payment_id = any(${paid}::text[])
      or d.received_reference = any(${paid}::text[]) or d.reference = any(${upper}::text[])
    union all
    select ${withdrawalColumns} from cashier.withdrawal w
    where w.withdrawal_id = any(${uuids(out)}::uuid[]) or w.gateway_payout_id = any(${out}::text[])`.execute(
    db,
  );
  return rows;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
