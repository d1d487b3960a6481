/**
 * The wallet that a provider plays against while its rounds are certified. It follows the protocol and records every
 * call.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { KeyObject } from 'node:crypto';
import {
  betRequestSchema,
  rollbackRequestSchema,
  signatureHeader,
  walletPaths,
  winRequestSchema,
  type WalletStatus,
} from '@marquee/contract/providers/hub88.ts';
import { isSignedBy } from '@marquee/server/rounds/hub88/signature.ts';
import { z } from 'zod';

/** One received call, in order of arrival. */
export interface RecordedCall {
  readonly kind: 'bet' | 'win' | 'rollback';
  /** Its fields except `request_uuid`, which may differ in each attempt. */
  readonly text: string;
  readonly isSigned: boolean;
  /** Why it does not have the protocol's form; undefined if it has. */
  readonly fault: string | undefined;
  readonly transactionId: string;
  readonly reference: string | undefined;
  readonly round: string;
  readonly amount: number | undefined;
  readonly meta: unknown;
  readonly answered: string;
}

/** How a call is answered; `RS_OK` by default. A number is an HTTP status without an answer of the protocol. */
export type AnswerCall = (call: { kind: RecordedCall['kind']; attempt: number }) => WalletStatus | number;

export interface RecordingWallet {
  readonly url: string;
  readonly calls: readonly RecordedCall[];
  /** Forget the recorded calls, and answer further ones with `answer`. */
  begin(answer: AnswerCall): void;
  close(): Promise<void>;
}

const kinds = new Map<string, { kind: RecordedCall['kind']; schema: z.ZodType }>([
  [walletPaths.bet, { kind: 'bet', schema: betRequestSchema }],
  [walletPaths.win, { kind: 'win', schema: winRequestSchema }],
  [walletPaths.rollback, { kind: 'rollback', schema: rollbackRequestSchema }],
]);

const looseSchema = z.object({
  user: z.string().catch(''),
  request_uuid: z.string().catch(''),
  currency: z.string().catch(''),
  transaction_uuid: z.string().catch(''),
  reference_transaction_uuid: z.string().optional().catch(undefined),
  round: z.string().catch(''),
  amount: z.number().optional().catch(undefined),
  meta: z.unknown().optional(),
});

/** `host` is where it listens. `publicUrl` is how the provider reaches it, if that is another address. */
export async function startRecordingWallet(
  providerKey: KeyObject,
  options: { host?: string; port?: number; publicUrl?: string | undefined } = {},
): Promise<RecordingWallet> {
  let calls: RecordedCall[] = [];
  let answer: AnswerCall = () => 'RS_OK';

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const told = parse(body.toString('utf8'));
    const fields = looseSchema.safeParse(told).data ?? looseSchema.parse({});
    const echo = { user: fields.user, request_uuid: fields.request_uuid };
    const known = kinds.get(request.url ?? '');
    const balance = 1_000_000_000;
    if (!known) {
      const isSession = request.url === walletPaths.userBalance || request.url === walletPaths.userInfo;
      response.writeHead(isSession ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...echo, status: 'RS_OK', currency: 'XTS', balance }));
      return;
    }
    const { kind, schema } = known;
    const header = request.headers[signatureHeader];
    const isSigned = isSignedBy(body, typeof header === 'string' ? header : undefined, providerKey);
    const form = schema.safeParse(told);
    const attempt = calls.filter(
      (call) => call.kind === kind && call.transactionId === fields.transaction_uuid,
    ).length;
    const status = isSigned ? answer({ kind, attempt }) : 'RS_ERROR_INVALID_SIGNATURE';
    calls.push({
      kind,
      text: withoutRequestId(told),
      isSigned,
      fault: form.success ? undefined : z.prettifyError(form.error).split('\n').slice(0, 2).join(' '),
      transactionId: fields.transaction_uuid,
      reference: fields.reference_transaction_uuid,
      round: fields.round,
      amount: fields.amount,
      meta: fields.meta,
      answered: String(status),
    });
    response.writeHead(typeof status === 'number' ? status : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        typeof status === 'number'
          ? { error: 'the outcome is not known' }
          : { ...echo, status, currency: fields.currency, balance },
      ),
    );
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(options.port ?? 0, options.host ?? '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: options.publicUrl ?? `http://127.0.0.1:${port}`,
    get calls() {
      return calls;
    },
    begin: (next) => {
      calls = [];
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function withoutRequestId(told: unknown): string {
  return JSON.stringify(told, (name, value: unknown) => (name === 'request_uuid' ? undefined : value)) ?? '';
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
