import { randomInt, randomUUID, type KeyObject } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signatureHeader, walletAnswerSchema, walletPaths } from '@marquee/contract/providers/hub88.ts';
import { signBody } from '../../server/rounds/hub88/signature.ts';
import { GAME_CODE, type Gambler } from './players.ts';

/** A transaction that the wallet has acknowledged, and what it did to the balance, in 1/100,000. */
export type Acknowledged = {
  readonly gambler: Gambler;
  readonly transaction: string;
  readonly movement: bigint;
  /** When the request that was answered was sent, and when its answer came. */
  readonly sentAt: number;
  readonly at: number;
};

/** What a provider does with a wallet that comes and goes. */
export type Load = {
  readonly acknowledged: readonly Acknowledged[];
  /** How often an answer did not come and the same request was sent again. */
  readonly repeats: () => number;
  /** Ends after every request under way has its answer, however long the wallet takes to come back. */
  readonly stop: () => Promise<void>;
};

const REQUEST_LIMIT_MS = 10_000;
const REPEAT_PAUSE_MS = 50;

/**
 * Bets, wins and rollbacks of all gamblers at once, one after another for each. A request without an answer, or with an
 * answer that leaves its outcome open, is repeated under its own id until it has one: so does a provider.
 */
export function startLoad(options: {
  walletUrl: string;
  privateKey: KeyObject;
  gamblers: readonly Gambler[];
}): Load {
  const acknowledged: Acknowledged[] = [];
  const ending = new AbortController();
  let repeats = 0;

  const settle = async (
    gambler: Gambler,
    path: string,
    transaction: string,
    fields: object,
  ): Promise<number> => {
    const body = JSON.stringify({
      user: gambler.user,
      token: gambler.token,
      game_code: GAME_CODE,
      request_uuid: randomUUID(),
      transaction_uuid: transaction,
      supplier_transaction_id: transaction,
      round_closed: false,
      ...fields,
    });
    const signature = signBody(body, options.privateKey);
    for (;;) {
      const sentAt = Date.now();
      const status = await send(`${options.walletUrl}${path}`, body, signature);
      if (status === 'RS_OK') return sentAt;
      if (status !== undefined && status !== 'RS_ERROR_UNKNOWN') {
        throw new Error(`${path} was answered with ${status}: the load has only valid requests`);
      }
      repeats += 1;
      await delay(REPEAT_PAUSE_MS);
    }
  };

  const play = async (gambler: Gambler): Promise<void> => {
    const acknowledge = (transaction: string, movement: bigint, sentAt: number): void => {
      acknowledged.push({ gambler, transaction, movement, sentAt, at: Date.now() });
    };
    while (!ending.signal.aborted) {
      const money = { currency: gambler.currency, is_free: false };
      const round = randomUUID();
      const bet = randomUUID();
      const stake = randomInt(1, 1_000) * 1_000;
      const betSentAt = await settle(gambler, walletPaths.bet, bet, { ...money, round, amount: stake });
      acknowledge(bet, -BigInt(stake), betSentAt);
      const course = randomInt(100);
      const next = randomUUID();
      if (course < 60) {
        const amount = randomInt(0, 2_000) * 1_000;
        const fields = { ...money, round, amount, reference_transaction_uuid: bet };
        acknowledge(next, BigInt(amount), await settle(gambler, walletPaths.win, next, fields));
      } else if (course < 80) {
        const fields = { round, reference_transaction_uuid: bet };
        acknowledge(next, BigInt(stake), await settle(gambler, walletPaths.rollback, next, fields));
      }
    }
  };

  const playing = Promise.all(options.gamblers.map(play));
  // A refusal is reported when the load is stopped; until then it must not count as unhandled.
  playing.catch(() => undefined);
  return {
    acknowledged,
    repeats: () => repeats,
    stop: async () => {
      ending.abort();
      await playing;
    },
  };
}

/** The wallet's status, or undefined where there was no answer that could be believed. */
async function send(url: string, body: string, signature: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    if (!response.ok) {
      await response.arrayBuffer();
      return undefined;
    }
    return walletAnswerSchema.parse(await response.json()).status;
  } catch {
    return undefined;
  }
}
