import { compileMessage } from '@lingui/message-utils/compileMessage';
import { setupI18n } from '@lingui/core';
import type {
  LeaderboardDocument,
  MiniGameDocument,
  MissionDocument,
  ReferralDocument,
  RewardChange,
  TokensDocument,
  VipLadder,
} from '@marquee/contract/operator-rewards.ts';
import { percentOf } from '../minigames/games.ts';
import type { WrittenText } from '../sites/documents/texts.ts';
import cn from './reward-words/CN.json' with { type: 'json' };
import en from './reward-words/EN.json' with { type: 'json' };
import php from './reward-words/PHP.json' with { type: 'json' };

type Language = 'EN' | 'PHP' | 'CN';
type Key = keyof typeof en;

const isKey = (text: string): text is Key => Object.hasOwn(en, text);
const keys = Object.keys(en).filter(isKey);

const locales: Readonly<Record<Language, string>> = { EN: 'en-PH', PHP: 'fil-PH', CN: 'zh-CN' };
const i18n = setupI18n();
i18n.setMessagesCompiler(compileMessage);
i18n.load({ EN: en, PHP: php, CN: cn });

/** What a document is said with beside its own figures. */
export interface SaidSetting {
  readonly currency: string;
  readonly timeZone: string;
}

/** How one language says things. */
interface Speaker {
  readonly say: (key: Key, values?: Readonly<Record<string, string | number>>) => string;
  readonly text: (text: WrittenText) => string;
  readonly money: (amount: string) => string;
  readonly number: (figure: string) => string;
  readonly time: (time: string) => string;
  readonly list: (parts: readonly string[]) => string;
}

/**
 * A document in plain sentences made of its figures alone, in each language of players. So nobody has to translate what follows
 * from figures, and no text can contradict them.
 */
export function rewardSaid(change: RewardChange, setting: SaidSetting): Record<Language, string[]> {
  const of = (language: Language) => sentencesOf(speaker(language, setting), change);
  return { EN: of('EN'), PHP: of('PHP'), CN: of('CN') };
}

function speaker(language: Language, { currency, timeZone }: SaidSetting): Speaker {
  const locale = locales[language];
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 5 });
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    say: (key, values = {}) => {
      i18n.activate(language);
      return i18n._(key, values);
    },
    text: (text) => text[language] || text.EN,
    money: (amount) => moneyText(locale, currency, amount),
    number: (text) => figure.format(Number(text)),
    time: (time) => times.format(new Date(time)),
    list: (parts) => new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(parts),
  };
}

/** Currencies of more than three letters, such as USDT, have no sign of their own. */
function moneyText(locale: string, currency: string, amount: string): string {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 5 } as const;
  if (currency.length !== 3)
    return `${new Intl.NumberFormat(locale, options).format(Number(amount))} ${currency}`;
  return new Intl.NumberFormat(locale, {
    ...options,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(Number(amount));
}

function sentencesOf(speak: Speaker, change: RewardChange): string[] {
  switch (change.kind) {
    case 'vip':
      return ladder(speak, change.content);
    case 'mission':
      return mission(speak, change.content);
    case 'minigame':
      return miniGame(speak, change.content);
    case 'tokens':
      return tokens(speak, change.content);
    case 'leaderboard':
      return leaderboard(speak, change.content);
    case 'referral':
      return referral(speak, change.content);
  }
}

function isSome(amount: string): boolean {
  return Number(amount) > 0;
}

function ladder({ say, text, money, list }: Speaker, { levels }: VipLadder): string[] {
  return levels.map((level, index) => {
    const name = text(level.vip_name);
    const gives = [
      ...(isSome(level.cashback_percent) ? [say('vip.cashback', { percent: level.cashback_percent })] : []),
      ...(level.withdrawal_maximum === null
        ? []
        : [say('vip.maximum', { amount: money(level.withdrawal_maximum) })]),
      ...(level.withdrawals_per_day === null
        ? []
        : [say('vip.perDay', { count: level.withdrawals_per_day })]),
      ...(isSome(level.birthday_gift) ? [say('vip.gift', { amount: money(level.birthday_gift) })] : []),
    ];
    return [
      index === 0
        ? say('vip.first', { name })
        : say('vip.level', { name, deposit: money(level.deposit), turnover: money(level.turnover) }),
      ...(isSome(level.keep_deposit) || isSome(level.keep_turnover)
        ? [say('vip.keep', { deposit: money(level.keep_deposit), turnover: money(level.keep_turnover) })]
        : []),
      ...(gives.length === 0 ? [] : [say('vip.gives', { list: list(gives) })]),
    ].join(' ');
  });
}

function reward(
  { say, money, number }: Speaker,
  { kind, amount }: { readonly kind: 'cash' | 'bonus' | 'token'; readonly amount: string },
): string {
  if (kind === 'token') return say('reward.token', { amount: number(amount), count: Number(amount) });
  return say(kind === 'cash' ? 'reward.cash' : 'reward.bonus', { amount: money(amount) });
}

function times(
  { say, time }: Speaker,
  { starts_at, ends_at }: { readonly starts_at: string | null; readonly ends_at: string | null },
): string[] {
  return [
    ...(starts_at === null ? [] : [say('time.from', { time: time(starts_at) })]),
    ...(ends_at === null ? [] : [say('time.until', { time: time(ends_at) })]),
  ];
}

/** A category as players call it; its code where it is a new one of a provider. */
function categoryName({ say }: Speaker, category: string | null): string | null {
  const key = keys.find((one) => one === `category.${category}`);
  return key === undefined ? category : say(key);
}

function mission(speak: Speaker, document: MissionDocument): string[] {
  const { say, money, number } = speak;
  const { metric, period, target, minimum_stake, turnover } = document;
  const isMoney = metric === 'turnover' || metric === 'deposit_amount';
  const games = document.game_code ?? document.provider_code ?? categoryName(speak, document.category);
  return [
    say('mission.task', {
      period,
      metric,
      target: isMoney ? money(target) : number(target),
      count: Number(target),
    }),
    ...(games === null ? [] : [say('mission.games', { games })]),
    ...(isSome(minimum_stake) ? [say('mission.stake', { amount: money(minimum_stake) })] : []),
    ...(metric === 'deposits' || metric === 'deposit_amount' ? [say('mission.deposits')] : []),
    ...(isSome(turnover) ? [say('mission.turnover', { amount: money(turnover) })] : []),
    say('mission.reward', { reward: reward(speak, document.reward), hours: document.claim_hours }),
    ...times(speak, document),
  ];
}

function miniGame(speak: Speaker, document: MiniGameDocument): string[] {
  const { say, money, number } = speak;
  const { free_every_hours, free_turnover, plays_per_day, prizes } = document;
  const sum = prizes.reduce((total, { weight }) => total + weight, 0);
  return [
    say('minigame.cost', { amount: number(document.token_cost), count: Number(document.token_cost) }),
    ...(free_every_hours === null ? [] : [say('minigame.free', { hours: free_every_hours })]),
    ...(free_every_hours !== null && isSome(free_turnover)
      ? [say('minigame.freeStake', { amount: money(free_turnover) })]
      : []),
    ...(plays_per_day === null ? [] : [say('minigame.limit', { count: plays_per_day })]),
    ...prizes.map(({ kind, amount, weight }) =>
      say('minigame.prize', {
        prize: kind === 'none' ? say('minigame.nothing') : reward(speak, { kind, amount }),
        percent: percentOf(weight, sum),
      }),
    ),
  ];
}

function tokens(speak: Speaker, { turnover, deposit, cycles }: TokensDocument): string[] {
  const { say, text, money, time } = speak;
  const earned = (of: 'turnover' | 'deposit', rule: TokensDocument['turnover']) =>
    rule
      ? [
          say('tokens.earn', {
            of,
            step: money(rule.step),
            reward: reward(speak, { kind: 'token', amount: rule.tokens }),
          }),
        ]
      : [];
  return [
    ...earned('turnover', turnover),
    ...earned('deposit', deposit),
    ...(turnover || deposit ? [] : [say('tokens.none')]),
    ...cycles.map(({ words, starts_at, ends_at }) =>
      say('tokens.cycle', {
        name: text(words.name),
        from: time(starts_at),
        until: ends_at === null ? 'none' : time(ends_at),
      }),
    ),
    ...(cycles.length === 0 ? [say('tokens.rest')] : []),
  ];
}

function leaderboard(speak: Speaker, document: LeaderboardDocument): string[] {
  const { say, money, number } = speak;
  const { period, metric, minimum_score, minimum_stake, prizes } = document;
  const games = document.provider_code ?? categoryName(speak, document.category);
  return [
    say('leaderboard.rank', { period, metric }),
    say('leaderboard.least', {
      score: metric === 'turnover' ? money(minimum_score) : number(minimum_score),
    }),
    ...(games === null ? [] : [say('mission.games', { games })]),
    ...(isSome(minimum_stake) ? [say('mission.stake', { amount: money(minimum_stake) })] : []),
    ...prizes.map((prize) =>
      say('leaderboard.prize', {
        which: prize.from === prize.to ? 'one' : 'several',
        from: prize.from,
        to: prize.to,
        reward: reward(speak, prize),
        turnover: isSome(prize.turnover) ? money(prize.turnover) : 'none',
      }),
    ),
    ...times(speak, document),
  ];
}

function referral({ say, money }: Speaker, document: ReferralDocument): string[] {
  const { invite, basis, tiers, minimum_claim } = document;
  return [
    ...(isSome(invite.reward)
      ? [
          say('referral.invite', {
            deposit: money(invite.deposit),
            turnover: money(invite.turnover),
            reward: money(invite.reward),
          }),
        ]
      : []),
    ...tiers.map(({ friends, percent }) => say('referral.tier', { friends, percent, basis })),
    ...(isSome(minimum_claim) ? [say('referral.claim', { amount: money(minimum_claim) })] : []),
  ];
}
