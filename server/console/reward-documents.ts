import {
  rewardChangeSchema,
  rewardDocumentKinds,
  type RewardChange,
  type RewardDocumentKind,
} from '@marquee/contract/operator-rewards.ts';
import { z } from 'zod';
import {
  readLeaderboardDocument,
  readLeaderboardDocuments,
  stoppedLeaderboard,
  writeLeaderboard,
} from '../engagement/leaderboards/document.ts';
import {
  readMissionDocument,
  readMissionDocuments,
  stoppedMission,
  writeMission,
} from '../engagement/missions/document.ts';
import { hasBegun, stateOf, type RewardState } from '../engagement/published.ts';
import { readReferralDocument, stoppedReferral, writeReferral } from '../engagement/referral/document.ts';
import type { Database } from '../kernel/database.ts';
import { RefusalError, refuse } from '../kernel/errors.ts';
import {
  readMiniGameDocument,
  readMiniGameDocuments,
  stoppedMiniGame,
  writeMiniGame,
} from '../minigames/document.ts';
import { readTokensDocument, refuseToStopTokens, writeTokensDocument } from '../minigames/tokens-document.ts';
import { readDrafts } from '../sites/documents/drafts.ts';
import { publishDocument, type Published, type Publisher } from '../sites/documents/revisions.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';
import { readLadderDocument, writeLadder } from '../vip/document.ts';
import { priceChange, requireAffordable } from './reward-price.ts';

/** Which document of a site's rewards: its kind, and its code among those of its kind. */
export interface RewardRef {
  readonly kind: RewardDocumentKind;
  readonly code: string;
}

/** A document that was published, and whether it was switched off. */
export interface PublishedReward {
  readonly status: 'active' | 'stopped';
  readonly change: RewardChange;
}

/** Whether a site has one document of a kind only, which its kind names. */
export function isSingleReward(kind: RewardDocumentKind): boolean {
  return kind === 'vip' || kind === 'tokens' || kind === 'referral';
}

export function documentName({ kind, code }: RewardRef): string {
  return `${kind}:${code}`;
}

/** Which document of the rewards a document of a site is; undefined for any other. */
export function refOf(document: string): RewardRef | undefined {
  const [name, code] = document.split(':');
  const kind = rewardDocumentKinds.find((one) => one === name);
  return kind === undefined || code === undefined ? undefined : { kind, code };
}

/** A document as players have it; null if none was published. */
export async function readReward(
  db: Database,
  site: Pick<DocumentSite, 'siteId'>,
  { kind, code }: RewardRef,
): Promise<PublishedReward | null> {
  switch (kind) {
    case 'vip': {
      const content = await readLadderDocument(db, site);
      return content && { status: 'active', change: { kind, code: 'ladder', content } };
    }
    case 'mission': {
      const found = await readMissionDocument(db, site, code);
      return found && { status: found.status, change: { kind, code, content: found.content } };
    }
    case 'minigame': {
      const found = await readMiniGameDocument(db, site, code);
      return found && { status: found.status, change: { kind, code, content: found.content } };
    }
    case 'tokens': {
      const content = await readTokensDocument(db, site);
      return content && { status: 'active', change: { kind, code: 'rules', content } };
    }
    case 'leaderboard': {
      const found = await readLeaderboardDocument(db, site, code);
      return found && { status: found.status, change: { kind, code, content: found.content } };
    }
    case 'referral': {
      const found = await readReferralDocument(db, site);
      return found && { status: found.status, change: { kind, code: 'program', content: found.content } };
    }
  }
}

/** Every document of a site's rewards that was published, in the order of the list. */
export async function publishedRewards(db: Database, siteId: number): Promise<readonly PublishedReward[]> {
  const site = { siteId };
  const [ladder, missions, games, tokens, boards, referral] = await Promise.all([
    readReward(db, site, { kind: 'vip', code: 'ladder' }),
    readMissionDocuments(db, site),
    readMiniGameDocuments(db, site),
    readReward(db, site, { kind: 'tokens', code: 'rules' }),
    readLeaderboardDocuments(db, site),
    readReward(db, site, { kind: 'referral', code: 'program' }),
  ]);
  return [
    ...(ladder ? [ladder] : []),
    ...[...missions].map(([code, { status, content }]): PublishedReward => ({
      status,
      change: { kind: 'mission', code, content },
    })),
    ...[...games].map(([code, { status, content }]): PublishedReward => ({
      status,
      change: { kind: 'minigame', code, content },
    })),
    ...(tokens ? [tokens] : []),
    ...[...boards].map(([code, { status, content }]): PublishedReward => ({
      status,
      change: { kind: 'leaderboard', code, content },
    })),
    ...(referral ? [referral] : []),
  ];
}

/** Make the rows of a document what it says. Throws `invalidInput` or a refusal that says why it cannot be so. */
export async function writeReward(
  trx: Database,
  site: DocumentSite,
  { status, change }: PublishedReward,
  now: Date,
): Promise<void> {
  switch (change.kind) {
    case 'vip':
      return writeLadder(trx, site, change.content);
    case 'mission':
      return writeMission(trx, site, change.code, { status, content: change.content }, now);
    case 'minigame':
      return writeMiniGame(trx, site, change.code, { status, content: change.content });
    case 'tokens':
      return writeTokensDocument(trx, site, change.content, now);
    case 'leaderboard':
      return writeLeaderboard(trx, site, change.code, { status, content: change.content }, now);
    case 'referral':
      return writeReferral(trx, site, { status, content: change.content });
  }
}

/** How a document stands that was published. */
export function stateOfReward({ status, change }: PublishedReward, now: Date): RewardState {
  if (change.kind === 'mission' || change.kind === 'leaderboard') {
    return stateOf({ status, content: change.content }, now);
  }
  return status === 'active' ? 'running' : 'stopped';
}

/** Whether players may have begun what a document says, so that some of it is fixed. */
export function rewardHasBegun({ change }: PublishedReward, now: Date): boolean {
  return change.kind === 'mission' || change.kind === 'leaderboard' ? hasBegun(change.content, now) : true;
}

/** Whether there is something to stop. */
export async function canStop(
  db: Database,
  site: DocumentSite,
  published: PublishedReward,
  now: Date,
): Promise<boolean> {
  try {
    await stoppedReward(db, site, published, now);
    return true;
  } catch (error) {
    if (error instanceof RefusalError) return false;
    throw error;
  }
}

/** How a document stands once it is stopped. Throws `documentUnchanged` where there is nothing to stop. */
export async function stoppedReward(
  db: Database,
  site: DocumentSite,
  { status, change }: PublishedReward,
  now: Date,
): Promise<PublishedReward> {
  switch (change.kind) {
    case 'vip':
      throw refuse('documentUnchanged');
    case 'tokens':
      return refuseToStopTokens();
    case 'mission': {
      const stopped = await stoppedMission(db, site, { status, content: change.content }, now);
      return { status: stopped.status, change: { ...change, content: stopped.content } };
    }
    case 'leaderboard': {
      const stopped = await stoppedLeaderboard(db, site, { status, content: change.content }, now);
      return { status: stopped.status, change: { ...change, content: stopped.content } };
    }
    case 'minigame':
      return { status: stoppedMiniGame({ status, content: change.content }).status, change };
    case 'referral':
      return { status: stoppedReferral({ status, content: change.content }).status, change };
  }
}

/** Publish a document of the rewards, if nobody could gain by it; see `publishDocument`. */
export async function publishReward(
  trx: Database,
  site: DocumentSite,
  wanted: PublishedReward,
  publication: { readonly by: Publisher; readonly now: Date; readonly restores?: string },
): Promise<Published> {
  const ref = wanted.change;
  const document = documentName(ref);
  return publishDocument(trx, site, {
    ...publication,
    document,
    read: async () => ({ document, content: await readReward(trx, site, ref) }),
    write: async () => {
      const price = await priceChange(trx, site, ref, publication.now);
      // What cannot be so at all is told first.
      await writeReward(trx, site, wanted, publication.now);
      if (wanted.status === 'active') requireAffordable(price);
    },
  });
}

/** Check that a site has neither a document nor a draft of a kind and code. Throws `rewardExists`. */
export async function requireFreeReward(db: Database, site: DocumentSite, ref: RewardRef): Promise<void> {
  const [published, drafts] = await Promise.all([
    readReward(db, site, ref),
    readDrafts(db, site.siteId, documentName(ref)),
  ]);
  if (published || drafts.length > 0) throw refuse('rewardExists');
}

/** The stored draft of a document, if this version can still use it. */
export function storedRewardDraft(content: unknown): RewardChange | undefined {
  const parsed = rewardChangeSchema.safeParse(content);
  return parsed.success ? parsed.data : undefined;
}

const publishedSchema = z.object({ status: z.enum(['active', 'stopped']), change: rewardChangeSchema });

/** What a revision keeps of a document; undefined where there was none, or where this version cannot use it. */
export function storedPublishedReward(content: unknown): PublishedReward | undefined {
  const parsed = publishedSchema.safeParse(content);
  return parsed.success ? parsed.data : undefined;
}
