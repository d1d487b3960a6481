import type { RewardChange, RewardDocumentKind } from '@marquee/contract/operator-rewards.ts';
import type { rewardsGet } from '@marquee/contract/operate/rewards/get.ts';
import type { rewardsList } from '@marquee/contract/operate/rewards/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';

export type { RewardChange };
export type Kind = RewardDocumentKind;
export type ListedReward = OperationAnswer<typeof rewardsList>['value'][number];
export type LoadedReward = OperationAnswer<typeof rewardsGet>;
export type ChangeOf<One extends Kind> = Extract<RewardChange, { kind: One }>;
export type ContentOf<One extends Kind> = ChangeOf<One>['content'];

/** The contract says so too; its file would bring the validator along. */
export const kinds: readonly Kind[] = ['vip', 'mission', 'minigame', 'tokens', 'leaderboard', 'referral'];
/** Of these a site has several, and new ones can be built. */
export const builtKinds = ['mission', 'minigame', 'leaderboard'] as const;
/** Of these a site has one each, under a code of its own. */
export const singleKinds = { vip: 'ladder', tokens: 'rules', referral: 'program' } as const;
export type SingleKind = keyof typeof singleKinds;

export function isSingle(kind: Kind): kind is SingleKind {
  return Object.hasOwn(singleKinds, kind);
}

const noText = { EN: '', PHP: '', CN: '' };

export const newLevel: ContentOf<'vip'>['levels'][number] = {
  vip_name: noText,
  deposit: '0.00',
  turnover: '0.00',
  keep_deposit: '0.00',
  keep_turnover: '0.00',
  cashback_percent: '0',
  withdrawal_maximum: null,
  withdrawals_per_day: null,
  withdrawal_priority: 0,
  birthday_gift: '0.00',
};

export const newTokenRule = { step: '500.00', tokens: '1.00' };

/** A cycle that begins now and goes on. */
export function newCycle(now: Date): ContentOf<'tokens'>['cycles'][number] {
  return { words: { name: noText }, starts_at: now.toISOString(), ends_at: null };
}

/** What a document begins with in its editor. */
export function newReward(kind: Kind): RewardChange {
  const code = '';
  switch (kind) {
    case 'vip':
      return { kind, code: 'ladder', content: { levels: [newLevel] } };
    case 'mission':
      return {
        kind,
        code,
        content: {
          position: 0,
          words: { title: noText, description: noText },
          period: 'daily',
          metric: 'bets',
          target: '20',
          category: null,
          provider_code: null,
          game_code: null,
          minimum_stake: '5.00',
          turnover: '0.00',
          reward: { kind: 'token', amount: '1.00' },
          claim_hours: 24,
          starts_at: null,
          ends_at: null,
        },
      };
    case 'minigame':
      return {
        kind,
        code,
        content: {
          position: 0,
          is_spin: false,
          kind: 'scratch',
          words: { name: noText, lead: noText },
          token_cost: '1.00',
          free_every_hours: null,
          free_turnover: '0.00',
          plays_per_day: null,
          prizes: [
            { kind: 'none', amount: '0.00', weight: 90 },
            { kind: 'token', amount: '2.00', weight: 10 },
          ],
        },
      };
    case 'tokens':
      return {
        kind,
        code: 'rules',
        content: { turnover: null, deposit: null, cycles: [newCycle(new Date())] },
      };
    case 'leaderboard':
      return {
        kind,
        code,
        content: {
          position: 0,
          words: { title: noText, description: noText },
          period: 'weekly',
          metric: 'turnover',
          category: null,
          provider_code: null,
          minimum_stake: '0.00',
          minimum_score: '1000.00',
          prizes: [{ from: 1, to: 1, kind: 'cash', amount: '50.00', turnover: '50000.00' }],
          starts_at: null,
          ends_at: null,
        },
      };
    case 'referral':
      return {
        kind,
        code: 'program',
        content: {
          basis: 'turnover',
          minimum_claim: '100.00',
          invite: { deposit: '500.00', turnover: '5000.00', reward: '10.00' },
          tiers: [{ friends: 0, percent: '0.05' }],
        },
      };
  }
}

/** A document under another code. That of a kind of which a site has one stays. */
export function withCode(change: RewardChange, code: string): RewardChange {
  return change.kind === 'vip' || change.kind === 'tokens' || change.kind === 'referral'
    ? change
    : { ...change, code };
}

/** A document whose code and texts stand where they are not written yet, so that the rest of it can be read and counted. */
export function filledIn(change: RewardChange): RewardChange {
  const named = change.code === '' ? withCode(change, 'new') : change;
  const text = <T extends { readonly EN: string }>(one: T): T =>
    one.EN.trim() === '' ? { ...one, EN: '…' } : one;
  switch (named.kind) {
    case 'vip': {
      const levels = named.content.levels.map((level) => ({ ...level, vip_name: text(level.vip_name) }));
      return { ...named, content: { levels } };
    }
    case 'mission':
    case 'leaderboard': {
      const { title, description } = named.content.words;
      const words = { title: text(title), description: text(description) };
      return named.kind === 'mission'
        ? { ...named, content: { ...named.content, words } }
        : { ...named, content: { ...named.content, words } };
    }
    case 'minigame': {
      const { name, lead } = named.content.words;
      return { ...named, content: { ...named.content, words: { name: text(name), lead: text(lead) } } };
    }
    case 'tokens': {
      const cycles = named.content.cycles.map((cycle) => ({
        ...cycle,
        words: { name: text(cycle.words.name) },
      }));
      return { ...named, content: { ...named.content, cycles } };
    }
    case 'referral':
      return named;
  }
}

/** The title of a document in English; empty where its kind says it. */
export function titleOf(change: RewardChange): string {
  if (change.kind === 'mission' || change.kind === 'leaderboard') return change.content.words.title.EN;
  return change.kind === 'minigame' ? change.content.words.name.EN : '';
}

/** What a form of one kind of document takes. */
export interface FormOf<One extends Kind> {
  readonly content: ContentOf<One>;
  readonly onContent: (content: ContentOf<One>) => void;
  readonly loaded: LoadedReward;
  /** What is wrong with a field of the content. */
  readonly fault: (field: string) => string | undefined;
}
