/** Calling a provider's half of the protocol, and checking its answers. */
import type { KeyObject } from 'node:crypto';
import {
  certificationRoundPath,
  gameListAnswerSchema,
  gamesPaths,
  signatureHeader,
  type ListedGame,
} from '@marquee/contract/providers/hub88.ts';
import { signBody } from '@marquee/server/rounds/hub88/signature.ts';
import { z } from 'zod';
import type { Complain, Rule } from './rule.ts';

/** A provider's half of the protocol, as the operator calls it. */
export interface ProviderSubject {
  /** The address before `/game/list` and the others. */
  readonly baseUrl: string;
  readonly operatorId: string;
  /** The operator's key. The provider has its public half. */
  readonly privateKey: KeyObject;
  readonly user: string;
  /** The token of a game session of this user. */
  readonly token: string;
  readonly subPartnerId: string;
  readonly currency: string;
  /** A bet that the provider's games accept, in 1/100,000 of a unit. */
  readonly bet: number;
  /** Rounds are played in a game of this category, null being none; of any unless it is given. */
  readonly category?: string | null;
  /** In this of the game's forms; in the provider's own choice unless it is given. */
  readonly roundForm?: string | undefined;
  /** The provider's key, with which it signs its calls. */
  readonly providerKey?: KeyObject;
  /**
   * `patience_ms`: how long a provider may take to repeat an unanswered call. `quiet_ms`: how long nothing more may
   * come once a round is over.
   */
  readonly patience_ms?: number;
  readonly quiet_ms?: number;
  /** Where the wallet for certification rounds listens, and how the provider reaches it. */
  readonly wallet?: {
    readonly host?: string;
    readonly port?: number;
    readonly publicUrl?: string | undefined;
  };
}

export type ProviderRule = Rule<ProviderSubject>;
export interface Reply {
  readonly http: number;
  readonly body: unknown;
}

const answer_ms = 30_000;
/** A round that all players share comes when the one before is over, which may take minutes. */
const round_ms = 300_000;

export async function send(
  subject: ProviderSubject,
  path: string,
  body: string,
  signature = signBody(body, subject.privateKey),
): Promise<Reply> {
  const response = await fetch(`${subject.baseUrl.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { [signatureHeader]: signature }) },
    body,
    signal: AbortSignal.timeout(path === certificationRoundPath ? round_ms : answer_ms),
  });
  const text = await response.text();
  return { http: response.status, body: parse(text) };
}

/** Hub88 identifies its operators by integers. */
function operatorIdOf({ operatorId }: ProviderSubject): string | number {
  return /^[1-9]\d{0,14}$/.test(operatorId) ? Number(operatorId) : operatorId;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function ask(subject: ProviderSubject, path: string, fields: object): Promise<Reply> {
  return send(subject, path, JSON.stringify({ operator_id: operatorIdOf(subject), ...fields }));
}

/** Complain unless a reply is HTTP 200 in the protocol's form. Returns its content. */
export function expectForm<Schema extends z.ZodType>(
  complain: Complain,
  what: string,
  reply: Reply,
  schema: Schema,
): z.output<Schema> | undefined {
  if (reply.http !== 200) {
    complain(`${what}: HTTP ${reply.http} ${JSON.stringify(reply.body)}`);
    return undefined;
  }
  const parsed = schema.safeParse(reply.body);
  if (!parsed.success)
    complain(`${what}: ${z.prettifyError(parsed.error).split('\n').slice(0, 4).join(' ')}`);
  return parsed.data;
}

/** Complain unless a call is refused with an HTTP status of 400 to 499 and an error. */
export function expectRefused(complain: Complain, what: string, reply: Reply): void {
  if (reply.http < 400 || reply.http >= 500) complain(`${what}: HTTP ${reply.http}, expected 400 to 499`);
  else if (!z.object({ error: z.string() }).safeParse(reply.body).success) {
    complain(`${what}: HTTP ${reply.http} without {"error"}`);
  }
}

export async function gamesOf(subject: ProviderSubject): Promise<ListedGame[]> {
  return gameListAnswerSchema.parse((await ask(subject, gamesPaths.list, {})).body);
}

export async function enabledGame(
  subject: ProviderSubject,
  isFit: (game: ListedGame) => boolean = () => true,
) {
  return (await gamesOf(subject)).find((game) => game.enabled && isFit(game));
}
