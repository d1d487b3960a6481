import type { ListedGame } from '@marquee/contract/providers/hub88.ts';
import { z } from 'zod';
import { issueOf } from './provider-fault.ts';

/** The understood entries of a provider's list of games, and the skipped ones. */
export interface ProviderList {
  readonly games: readonly ListedGame[];
  readonly skipped: readonly SkippedEntry[];
}

export interface SkippedEntry {
  /** Its index in the list, from 0, and its code if it has one. */
  readonly place: number;
  readonly gameCode: string | undefined;
  /** What is wrong with it, e.g. "at rtp: Invalid input". */
  readonly reason: string;
}

const codedSchema = z.object({
  game_code: z.union([z.string(), z.number()]).transform(String).optional().catch(undefined),
  GameId: z.union([z.string(), z.number()]).transform(String).optional().catch(undefined),
});

/** Parse each entry separately, so that a malformed or duplicate entry does not affect the others. */
export function readEntries(
  entries: readonly unknown[],
  read: (entry: unknown) => { success: true; data: ListedGame } | { success: false; error: z.ZodError },
): ProviderList {
  const games = new Map<string, ListedGame>();
  const skipped: SkippedEntry[] = [];
  for (const [place, entry] of entries.entries()) {
    const parsed = read(entry);
    const coded = codedSchema.safeParse(entry).data;
    const gameCode = coded?.game_code ?? coded?.GameId;
    if (!parsed.success) skipped.push({ place, gameCode, reason: issueOf(parsed.error) });
    else if (games.has(parsed.data.game_code)) skipped.push({ place, gameCode, reason: 'listed twice' });
    else games.set(parsed.data.game_code, parsed.data);
  }
  return { games: [...games.values()], skipped };
}
