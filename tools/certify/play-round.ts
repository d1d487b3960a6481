/** Has a provider play one round against the certification's own wallet, and what must hold in every round. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  certificationRoundAnswerSchema,
  certificationRoundPath,
  type ListedGame,
} from '@marquee/contract/providers/hub88.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import { z } from 'zod';
import { ask, enabledGame, expectForm, type ProviderSubject, type Reply } from './provider-call.ts';
import { startRecordingWallet, type AnswerCall, type RecordedCall } from './recording-wallet.ts';
import type { Complain } from './rule.ts';

const patience_ms = 30_000;
const quiet_ms = 1_500;

export interface PlayedRound {
  readonly round: string;
  /** What the provider says the round pays. */
  readonly win: number;
  readonly calls: readonly RecordedCall[];
}

/** The provider plays no round of this game or form for one caller, such as one that all its players share. Its reason is the message. */
export class NotPlayed extends Error {}

/**
 * Have the provider play one round against a wallet that answers as told. Waits until `isOver`, and then for as long as
 * unwanted calls could follow. Returns undefined if the provider plays no rounds on demand.
 * Throws NotPlayed if it plays none in this game or form.
 */
export async function playRound(
  subject: ProviderSubject,
  complain: Complain,
  wish: {
    win: number;
    answer?: AnswerCall;
    isOver: (calls: readonly RecordedCall[]) => boolean;
    /** The game that is played; the first of the subject's category and form unless it is given. */
    gameCode?: string;
  },
): Promise<PlayedRound | undefined> {
  const game = await enabledGame(subject, (one) =>
    wish.gameCode === undefined
      ? isOf(subject, one) && formsOf(one).includes(subject.roundForm)
      : one.game_code === wish.gameCode,
  );
  if (!game || !subject.providerKey) return undefined;
  const wallet = await startRecordingWallet(subject.providerKey, subject.wallet);
  try {
    wallet.begin(wish.answer ?? (() => 'RS_OK'));
    const reply = await ask(subject, certificationRoundPath, {
      wallet_url: wallet.url,
      user: newId(),
      token: newId(),
      game_code: game.game_code,
      currency: subject.currency,
      sub_partner_id: subject.subPartnerId,
      ...(subject.roundForm === undefined ? {} : { round_form: subject.roundForm }),
      bet: subject.bet,
      win: wish.win,
    });
    if (reply.http === 404) return undefined;
    if (reply.http === 409) throw new NotPlayed(reasonOf(reply) ?? game.game_code);
    const told = expectForm(complain, certificationRoundPath, reply, certificationRoundAnswerSchema);
    if (!told) return { round: '', win: 0, calls: wallet.calls };
    const until_ms = Date.now() + (subject.patience_ms ?? patience_ms);
    while (!wish.isOver(wallet.calls) && Date.now() < until_ms) await pause(100);
    await pause(subject.quiet_ms ?? quiet_ms);
    return { ...told, calls: [...wallet.calls] };
  } finally {
    await wallet.close();
  }
}

function reasonOf({ body }: Reply): string | undefined {
  return z.object({ error: z.string() }).safeParse(body).data?.error;
}

/** The calls of a kind, one per transaction: repeats with the same id count once. */
export function transactions(calls: readonly RecordedCall[], kind: RecordedCall['kind']): RecordedCall[] {
  const known = new Map<string, RecordedCall>();
  for (const call of calls) if (call.kind === kind) known.set(call.transactionId, call);
  return [...known.values()];
}

export const isTaken = (kind: RecordedCall['kind']) => (calls: readonly RecordedCall[]) =>
  calls.some((call) => call.kind === kind && call.answered === 'RS_OK');

/** What must hold in every round, whatever its outcome. */
export function expectSound(complain: Complain, subject: ProviderSubject, played: PlayedRound): void {
  for (const call of played.calls) {
    if (!call.isSigned) complain(`a ${call.kind} came without the provider's signature over its bytes`);
    if (call.fault !== undefined) complain(`a ${call.kind} is not of the protocol's form: ${call.fault}`);
    if (call.round !== played.round)
      complain(`a ${call.kind} is of round ${call.round}, not ${played.round}`);
  }
  const bets = transactions(played.calls, 'bet');
  if (bets.length !== 1) complain(`${bets.length} bets came, expected 1`);
  const [bet] = bets;
  if (bet && bet.amount !== subject.bet) complain(`the bet is of ${bet.amount}, expected ${subject.bet}`);
  for (const id of new Set(played.calls.map((call) => call.transactionId))) {
    const texts = new Set(played.calls.filter((call) => call.transactionId === id).map((call) => call.text));
    if (texts.size > 1) complain(`transaction ${id} came again with other fields`);
  }
}

export function isOf({ category }: ProviderSubject, game: ListedGame): boolean {
  return category === undefined || (game.category ?? null) === category;
}

/** The forms of a game's rounds; one without a name where it tells none apart. */
export const formsOf = ({ round_forms: forms }: ListedGame): readonly (string | undefined)[] =>
  forms?.length ? forms : [undefined];
