import type { MiniGameResult } from './outcome.ts';

/** SHA-256 in hex of "<play_id>:<draw>:<salt>", by the browser's own cryptography. */
async function commitmentOf(result: Pick<MiniGameResult, 'play_id' | 'draw' | 'salt'>): Promise<string> {
  const text = new TextEncoder().encode(`${result.play_id}:${result.draw}:${result.salt}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a check says: browsers have no cryptography on pages that were not loaded securely. */
export type Verdict = 'matches' | 'differs' | 'unavailable';

/**
 * Whether a play's number was fixed before its prize was asked for: its hash has to be the commitment, and the commitment
 * the one that the bet answered, where that is known.
 */
export async function checkProof(
  result: Pick<MiniGameResult, 'play_id' | 'draw' | 'salt' | 'commitment'>,
  toldAtBet: string | undefined,
): Promise<Verdict> {
  if (!globalThis.isSecureContext && globalThis.crypto?.subtle === undefined) return 'unavailable';
  const isSame = (await commitmentOf(result)) === result.commitment.toLowerCase();
  const wasTold = toldAtBet === undefined || toldAtBet === result.commitment;
  return isSame && wasTold ? 'matches' : 'differs';
}
