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

/** The BIC of the institution that holds the wallet. */
const walletBic = 'PAEYPHM2XXX';
/** InstaPay sends up to this amount in real time. Larger amounts go by PESONet, by the next banking day. */
const instapayLimit = 50_000n * minorPerUnit;
type Rail = 'instapay' | 'pesonet';

/** Maps the banks that players register to the names in PayMongo's list of institutions. */
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

/** Payouts from a PayMongo wallet, each as a batch of one transfer. */
export function createTransfers(
  client: PaymongoClient,
  wallet: { readonly number: string; readonly name: string },
): Payouts {
  return {
    // PayMongo documents no idempotency key for transfers.
    isIdempotent: false,
    payOut: async (request) => {
      if (request.amount % hundredth !== 0n) return failed(request, 'The amount is not in whole centavos.');
      const centavos = toCentavos(request.amount);
      const rail: Rail = request.amount <= instapayLimit ? 'instapay' : 'pesonet';
      const bic = await findInstitution(client, request.bankName, rail);
      if (bic === undefined)
        return failed(request, `PayMongo does not list exactly one bank ${request.bankName} for ${rail}.`);
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
        // With a 4xx status PayMongo did nothing. Any other error leaves the outcome unknown.
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

/** A bank's code, or undefined if the name matches no institution or more than one. */
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

/** The rails accept at most 35 letters, digits and dashes, so the id is sent without its dashes, then the attempt. */
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
