/** Computes a round again in this browser and compares it with what the history says. */
import { hashOfSeed, type RevealedSeeds } from '../../fairness/revealed.ts';
import type { RoundView, SeenCourse } from '../../play-api/rounds.ts';
import { useKitWords } from '../words/kit-words.ts';
import { CheckButton, type Found } from './check-button.tsx';

/** What follows from revealed seeds, by the rules of the game's kind. */
export type Recompute = (
  round: {
    game_code: string;
    game_version: number;
    bet_minor: string;
    wager: unknown;
    actions: readonly unknown[];
  },
  seeds: RevealedSeeds,
) => Promise<{ course: { multiplier: number; seen: unknown } }>;

type RoundCheckProps = {
  round: RoundView & { server_seed: string | null };
  code: string;
  recompute: Recompute;
};

type Used = NonNullable<RoundView['fairness']>;

/** A button once the seed is revealed; before that, how to reveal it. */
export function RoundCheck({ round, code, recompute }: RoundCheckProps) {
  const words = useKitWords();
  const { server_seed, fairness, course } = round;
  if (server_seed === null || fairness === null || !course)
    return <p className="quiet">{words('check.needs_seed')}</p>;

  async function check(serverSeed: string, used: Used, shown: SeenCourse): Promise<Found> {
    const seeds = { serverSeed, clientSeed: used.client_seed, nonce: used.nonce };
    const computed = await recompute({ ...round, game_code: code }, seeds);
    const isSame =
      computed.course.multiplier === shown.multiplier && sorted(computed.course.seen) === sorted(shown.seen);
    const isCommitted = (await hashOfSeed(serverSeed)) === used.server_seed_hash;
    if (!isCommitted) return { isGood: false, text: words('check.hash_differs') };
    return { isGood: isSame, text: words(isSame ? 'check.agrees' : 'check.differs') };
  }
  return <CheckButton check={() => check(server_seed, fairness, course)} />;
}

/** The same text for the same content, whatever the order of the keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  );
}
