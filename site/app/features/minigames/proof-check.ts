import type { MiniGameResult } from './outcome.ts';

/** What this page knew before the prize was drawn. */
export interface ToldBefore {
  readonly server_seed_hash: string;
  readonly client_seed: string;
}

/**
 * What a check says. `unseen`: the seeds decide the prize, but this page was not shown the server seed's hash before the
 * play, because the play began elsewhere. Browsers have no cryptography on pages that were not loaded securely.
 */
export type Verdict = 'matches' | 'differs' | 'unseen' | 'unavailable';

type Checked = Pick<MiniGameResult, 'draw' | 'proof'> & { prize: Pick<MiniGameResult['prize'], 'prize_id'> };
type Prizes = readonly { readonly prize_id: number; readonly weight: number }[];

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );

/** A seed of this browser's for the next play. */
export function newClientSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The number that the seeds give: below `total`, without favouring any (docs/fairness.md). */
async function drawOf(total: number, serverSeed: string, clientSeed: string): Promise<number> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const usable = 2 ** 32 - (2 ** 32 % total);
  for (let index = 0; ; index += 1) {
    const message = new TextEncoder().encode(`${clientSeed}:0:${index}`);
    const block = new DataView(await crypto.subtle.sign('HMAC', key, message));
    for (let offset = 0; offset < block.byteLength; offset += 4) {
      const value = block.getUint32(offset);
      if (value < usable) return value % total;
    }
  }
}

function prizeOf(prizes: Prizes, draw: number): number | undefined {
  let below = 0;
  return prizes.find(({ weight }) => draw < (below += weight))?.prize_id;
}

/** Whether both seeds give exactly this number and prize, and the server seed is the one that was committed to. */
export async function checkProof(
  result: Checked,
  prizes: Prizes,
  told: ToldBefore | undefined,
): Promise<Verdict> {
  const { proof } = result;
  if (!proof) return 'unseen';
  if (!globalThis.isSecureContext && globalThis.crypto?.subtle === undefined) return 'unavailable';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(proof.server_seed)));
  const isCommitted = digest.every((byte, index) => byte === bytesOf(proof.server_seed_hash)[index]);
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const draw = await drawOf(total, proof.server_seed, proof.client_seed);
  const isDrawn = draw === result.draw && prizeOf(prizes, draw) === result.prize.prize_id;
  if (!isCommitted || !isDrawn) return 'differs';
  if (!told) return 'unseen';
  if (told.client_seed !== proof.client_seed) return 'differs';
  return told.server_seed_hash === proof.server_seed_hash ? 'matches' : 'unseen';
}
