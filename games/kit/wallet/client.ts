/**
 * The provider's side of the wallet protocol: signs and sends the calls to the operator. A bet or a
 * win that gets no answer is sent again, the same bytes under the same transaction_uuid, so that it
 * counts once however often it arrives.
 */
import type { KeyObject } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type BalanceRequest,
  type BetRequest,
  type RollbackRequest,
  signatureHeader,
  type UserInfoAnswer,
  type UserInfoRequest,
  userInfoAnswerSchema,
  type WalletAnswer,
  walletAnswerSchema,
  walletPaths,
  type WinRequest,
} from '@marquee/contract/providers/hub88.ts';
import type { z } from 'zod';
import { signBody } from './signature.ts';

/** No answer, or none that can be understood: what became of the call is not known. */
export type NoAnswer = { status: 'no_answer'; detail: string };

export type WalletClient = {
  userInfo: (request: UserInfoRequest) => Promise<UserInfoAnswer | NoAnswer>;
  balance: (request: BalanceRequest) => Promise<WalletAnswer | NoAnswer>;
  /** Up to three attempts. A refusal counts only where no attempt before it was left without an answer. */
  bet: (request: BetRequest) => Promise<WalletAnswer | NoAnswer>;
  /** Up to three attempts. */
  win: (request: WinRequest) => Promise<WalletAnswer | NoAnswer>;
  /** One attempt; repeating it is the queue's task. */
  rollback: (request: RollbackRequest) => Promise<WalletAnswer | NoAnswer>;
};

export type WalletClientOptions = {
  /** Prefix of the operator's wallet, e.g. `http://127.0.0.1:3000/wallet/marquee`. */
  operatorWalletUrl: string;
  privateKey: KeyObject;
  timeout_ms?: number;
  retryPause_ms?: number;
};

const attempts = 3;

export function createWalletClient(options: WalletClientOptions): WalletClient {
  const { operatorWalletUrl, privateKey, timeout_ms = 4000, retryPause_ms = 1000 } = options;
  const prefix = operatorWalletUrl.replace(/\/$/, '');

  async function send<Schema extends z.ZodType>(
    path: string,
    request: object,
    schema: Schema,
    tries: number,
  ): Promise<z.infer<Schema> | NoAnswer> {
    return (await sendOften(path, request, schema, tries)).answer;
  }

  /** `isFirst`: the first attempt was answered, so that no other can have done anything. */
  async function sendOften<Schema extends z.ZodType>(
    path: string,
    request: object,
    schema: Schema,
    tries: number,
  ): Promise<{ answer: z.infer<Schema> | NoAnswer; isFirst: boolean }> {
    const body = Buffer.from(JSON.stringify(request));
    const signature = await signBody(body, privateKey);
    let detail = '';
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      if (attempt > 1) await delay(retryPause_ms);
      try {
        const response = await fetch(prefix + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [signatureHeader]: signature },
          body,
          signal: AbortSignal.timeout(timeout_ms),
        });
        const text = await response.text();
        if (response.status !== 200) {
          detail = `HTTP ${response.status} from ${path}`;
          continue;
        }
        const answer = schema.safeParse(JSON.parse(text));
        if (answer.success) return { answer: answer.data, isFirst: attempt === 1 };
        detail = `${path} answered in another form: ${answer.error.message}`;
      } catch (error) {
        detail = `${path}: ${error instanceof Error ? error.message : String(error)}`;
      }
    }
    return { answer: { status: 'no_answer', detail }, isFirst: false };
  }

  return {
    userInfo: (request) => send(walletPaths.userInfo, request, userInfoAnswerSchema, 1),
    balance: (request) => send(walletPaths.userBalance, request, walletAnswerSchema, 2),
    bet: async (request) => {
      const { answer, isFirst } = await sendOften(walletPaths.bet, request, walletAnswerSchema, attempts);
      if (isFirst || answer.status === 'RS_OK') return answer;
      // A refusal says that nothing moved. After an attempt that was not answered nobody can know that.
      return { status: 'no_answer', detail: `${answer.status} after an attempt without an answer` };
    },
    win: (request) => send(walletPaths.win, request, walletAnswerSchema, attempts),
    rollback: (request) => send(walletPaths.rollback, request, walletAnswerSchema, 1),
  };
}
