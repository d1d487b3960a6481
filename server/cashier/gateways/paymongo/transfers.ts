import { minorPerUnit } from '../../../kernel/money.ts';
import { hundredth } from '../../fee.ts';
import type { Payouts, PayoutRequest, PayoutState } from '../gateway.ts';
import { toCentavos } from './centavos.ts';
import { PaymongoRefusal, type PaymongoClient } from './client.ts';
import {
  batchAnswerSchema,
  institutionsAnswerSchema,
  transferAnswerSchema,
  type Transfer,
} from './schemas.ts';

/** The wallet's own institution. */
const walletBic = 'PAEYPHM2XXX';
/** InstaPay takes so much at once, in real time; PESONet more, by the next banking day. */
const instapayLimit = 50_000n * minorPerUnit;
type Rail = 'instapay' | 'pesonet';

/** What the banks that players register are called among the institutions that PayMongo lists. */
const institutions: Readonly<Record<string, RegExp>> = {
  'BDO Unibank': /^bdo unibank\b/i,
  'Bank of the Philippine Islands': /^bank of the philippine islands\b/i,
  'China Bank': /^china bank(ing)? corp/i,
  GCash: /^(g-?xchange|gcash)\b/i,
  'Land Bank of the Philippines': /^land ?bank of the philippines\b/i,
  'Maya Bank': /^maya bank\b/i,
  Metrobank: /^(metropolitan bank|metrobank)\b/i,
  'Philippine National Bank': /^philippine national bank\b/i,
  RCBC: /^(rizal commercial banking|rcbc)\b/i,
  'Security Bank': /^security bank\b/i,
  UnionBank: /^union ?bank of the philippines\b/i,
};

/** Payouts from a PayMongo wallet, each a batch of one transfer. */
export function createTransfers(
  client: PaymongoClient,
  wallet: { readonly number: string; readonly name: string },
): Payouts {
  return {
    // PayMongo documents no key under which a transfer is made once.
    isIdempotent: false,
    payOut: async (request) => {
      if (request.amount % hundredth !== 0n) return failed(request, 'The amount is not in whole centavos.');
      const centavos = toCentavos(request.amount);
      const rail: Rail = request.amount <= instapayLimit ? 'instapay' : 'pesonet';
      const bic = await findInstitution(client, request.bankName, rail);
      if (bic === undefined)
        return failed(request, `PayMongo lists no one bank ${request.bankName} for ${rail}.`);
      try {
        const { data } = await client.ask('/v2/batch_transfers', batchAnswerSchema, {
          idempotencyKey: request.reference,
          body: {
            transfers: [
              {
                provider: rail,
                amount: centavos,
                currency: request.currency,
                source_account: { ...wallet, bic: walletBic },
                destination_account: { number: request.accountNumber, name: request.accountName, bic },
                reference_number: shortReference(request.reference),
                purpose: 'Withdrawal',
                description: 'Withdrawal',
              },
            ],
          },
        });
        return stateOf(data.transfers[0]);
      } catch (error) {
        // With 4xx PayMongo has understood and done nothing; anything else leaves it open.
        if (error instanceof PaymongoRefusal && error.httpStatus < 500) return failed(request, error.message);
        throw error;
      }
    },
    fetchPayout: async (payoutId) => {
      const path = `/v2/transfers/${encodeURIComponent(payoutId)}`;
      return stateOf((await client.ask(path, transferAnswerSchema)).data);
    },
  };
}

/** The code of a bank; undefined where none, or more than one, is meant by its name. */
async function findInstitution(
  client: PaymongoClient,
  bankName: string,
  rail: Rail,
): Promise<string | undefined> {
  const pattern = institutions[bankName];
  if (!pattern) return undefined;
  const { data } = await client.ask(
    `/v1/wallets/receiving_institutions?provider=${rail}`,
    institutionsAnswerSchema,
  );
  const codes = new Set(
    data.flatMap(({ attributes }) =>
      pattern.test(attributes.name.trim()) ? [attributes.provider_code] : [],
    ),
  );
  const [code] = codes;
  return codes.size === 1 ? code : undefined;
}

function stateOf(transfer: Transfer): PayoutState {
  const reason = [transfer.provider_error_code, transfer.provider_error].filter(Boolean).join(' ');
  return {
    payoutId: transfer.id,
    reference: longReference(transfer.reference_number),
    status: transfer.status === 'succeeded' ? 'paid' : transfer.status,
    amount: BigInt(transfer.amount) * hundredth,
    currency: transfer.currency,
    reason: reason || (transfer.status === 'failed' ? 'The transfer failed.' : ''),
  };
}

function failed(request: PayoutRequest, reason: string): PayoutState {
  const { reference, amount, currency } = request;
  return { payoutId: '', reference, status: 'failed', amount, currency, reason };
}

/** The rails take letters, digits and dashes, thirty-five at most: the id without its dashes, and the attempt. */
function shortReference(reference: string): string {
  const [id = '', attempt = ''] = reference.split('.');
  return `${id.replaceAll('-', '')}-${attempt}`;
}

function longReference(short: string): string {
  const match = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-(\d+)$/.exec(short);
  if (!match) return short;
  const [, ...parts] = match;
  return `${parts.slice(0, 5).join('-')}.${parts[5]}`;
}
