import { hundredth } from '../../fee.ts';
import type { Paid } from '../gateway.ts';
import type { PaymongoClient } from './client.ts';
import { paymentsAnswerSchema } from './schemas.ts';

const pageSize = 100;
/** The most pages that are read; a list that is longer is not taken for a whole one. */
const maxPages = 500;
/** A payment is made at most this long before it is paid, so that the list is read on for so long. */
const slowest_ms = 3 * 86_400_000;

const depositPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * The payments that were paid in a span of time. PayMongo lists by the time at which a payment was made, the latest first. Ours are
 * known by the deposit's id, which stands in the reference number of the session or in its description.
 */
export async function listPaidPayments(client: PaymongoClient, from: Date, to: Date): Promise<Paid[]> {
  const listed: Paid[] = [];
  let after = '';
  for (let page = 0; page < maxPages; page++) {
    const place = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const answer = await client.ask(`/v1/payments?limit=${pageSize}${place}`, paymentsAnswerSchema);
    for (const { id, attributes } of answer.data) {
      const paidAt = new Date((attributes.paid_at ?? attributes.created_at) * 1000);
      if (attributes.status !== 'paid' || paidAt < from || paidAt >= to) continue;
      const named = attributes.external_reference_number ?? '';
      listed.push({
        kind: 'payment',
        id,
        reference: depositPattern.exec(`${named} ${attributes.description ?? ''}`)?.[0] ?? named,
        amount: BigInt(attributes.amount) * hundredth,
        currency: attributes.currency,
        paidAt,
      });
    }
    const last = answer.data.at(-1);
    if (!answer.has_more || !last) return listed;
    if (last.attributes.created_at * 1000 < from.getTime() - slowest_ms) return listed;
    after = last.id;
  }
  throw new Error('The list of payments at PayMongo is too long to be read');
}
