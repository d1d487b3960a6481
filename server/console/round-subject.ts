import type { RoundKey } from '../rounds/operator-rounds.ts';

/** A round as the subject of an approval and of the audit: `provider/player/round`. A round's id may have slashes of its own. */
export function subjectOfRound({ providerCode, playerId, roundId }: RoundKey): string {
  return `${providerCode}/${playerId}/${roundId}`;
}

/** The inverse of `subjectOfRound`. */
export function roundOfSubject(subject: string): RoundKey {
  const [, providerCode, playerId, roundId] = /^([A-Z0-9]+)\/(\d+)\/(.+)$/s.exec(subject) ?? [];
  if (providerCode === undefined || playerId === undefined || roundId === undefined)
    throw new Error(`Not a round: ${subject}`);
  return { providerCode, playerId: BigInt(playerId), roundId };
}
