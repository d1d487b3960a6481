/** Computes a round again in this browser and compares it with what the history says. */
import { useState } from 'react';
import type { RoundView } from '../../play-api/rounds.ts';
import { useKitWords, type KitMessageId } from '../words/kit-words.ts';

/** What follows from revealed seeds, by the rules of the game's kind. */
export type Recompute = (round: {
  code: string;
  wager: unknown;
  actions: readonly unknown[];
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}) => Promise<{ multiplier: number; seen: unknown; serverSeedHash: string }>;

type RoundCheckProps = {
  round: RoundView & { server_seed: string | null };
  code: string;
  recompute: Recompute;
};

/** A button once the seed is revealed; before that, how to reveal it. */
export function RoundCheck({ round, code, recompute }: RoundCheckProps) {
  const words = useKitWords();
  const [said, setSaid] = useState<KitMessageId | null>(null);
  const { server_seed, fairness, course, wager, actions } = round;
  if (server_seed === null || !course) return <p className="quiet">{words('check.needs_seed')}</p>;

  async function check(serverSeed: string, shown: NonNullable<RoundView['course']>): Promise<void> {
    const { client_seed: clientSeed, nonce } = fairness;
    try {
      const computed = await recompute({ code, wager, actions, serverSeed, clientSeed, nonce });
      const isSame = computed.multiplier === shown.multiplier && sorted(computed.seen) === sorted(shown.seen);
      if (computed.serverSeedHash !== fairness.server_seed_hash) setSaid('check.hash_differs');
      else setSaid(isSame ? 'check.agrees' : 'check.differs');
    } catch {
      setSaid('check.failed');
    }
  }
  return (
    <div className="sheet-actions">
      <button type="button" className="button" onClick={() => void check(server_seed, course)}>
        {words('check.run')}
      </button>
      <output className={said === 'check.agrees' ? 'is-win' : undefined}>{said && words(said)}</output>
    </div>
  );
}

/** The same text for the same content, whatever the order of the keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  );
}
