import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { DecimalField } from '../promotions/figure-fields.tsx';
import { localTime, momentOf } from '../content/moments.ts';
import type { LoadedReward } from './reward.ts';

const rewardKinds = ['cash', 'bonus', 'token'] as const;
type RewardKind = (typeof rewardKinds)[number];

/** What is given: real money, bonus money or tokens. */
export function RewardKindField({
  value,
  onValue,
}: {
  value: RewardKind;
  onValue: (kind: RewardKind) => void;
}): ReactNode {
  const words = useWords();
  return (
    <SelectField
      label={words('reward.gives')}
      value={value}
      onChange={(event) => onValue(rewardKinds.find((kind) => kind === event.currentTarget.value) ?? 'cash')}
      options={rewardKinds.map((kind) => ({
        value: kind,
        label: words(`reward.given.${kind === 'token' ? 'tokens' : kind}`),
      }))}
    />
  );
}

/** Which of the site's games count. */
export function GamesFields({
  category,
  provider,
  loaded,
  fault,
  fixed = false,
  onCategory,
  onProvider,
}: {
  category: string | null;
  provider: string | null;
  loaded: LoadedReward;
  fault: (field: string) => string | undefined;
  fixed?: boolean;
  onCategory: (category: string | null) => void;
  onProvider: (provider: string | null) => void;
}): ReactNode {
  const words = useWords();
  const every = { value: '', label: words('reward.everyGame') };
  return (
    <>
      <SelectField
        label={words('reward.category')}
        value={category ?? ''}
        error={fault('category')}
        disabled={fixed}
        onChange={(event) => onCategory(event.currentTarget.value || null)}
        options={[
          every,
          ...loaded.categories.map((value) => ({
            value,
            label: words.find(`gameCategory.${value}`, value),
          })),
        ]}
      />
      <SelectField
        label={words('reward.provider')}
        value={provider ?? ''}
        error={fault('provider_code') ?? fault('game_code')}
        disabled={fixed}
        onChange={(event) => onProvider(event.currentTarget.value || null)}
        options={[every, ...loaded.providers.map((value) => ({ value, label: value }))]}
      />
    </>
  );
}

/** When something begins and ends. */
export function TimesFields({
  startsAt,
  endsAt,
  fixed = false,
  fixedEnd = false,
  fault,
  onStartsAt,
  onEndsAt,
}: {
  startsAt: string | null;
  endsAt: string | null;
  /** Whether the beginning is past. */
  fixed?: boolean;
  fixedEnd?: boolean;
  fault: (field: string) => string | undefined;
  onStartsAt: (time: string | null) => void;
  onEndsAt: (time: string | null) => void;
}): ReactNode {
  const words = useWords();
  return (
    <>
      <TextField
        type="datetime-local"
        label={words('promo.startsAt')}
        hint={words('promo.startsAtHint')}
        value={localTime(startsAt)}
        error={fault('starts_at')}
        disabled={fixed}
        onChange={(event) => onStartsAt(momentOf(event.currentTarget.value))}
      />
      <TextField
        type="datetime-local"
        label={words('promo.endsAt')}
        hint={words('promo.endsAtHint')}
        value={localTime(endsAt)}
        error={fault('ends_at')}
        disabled={fixedEnd}
        onChange={(event) => onEndsAt(momentOf(event.currentTarget.value))}
      />
    </>
  );
}

/** How much is given: money in the site's currency, or tokens. */
export function GivenAmountField({
  kind,
  currency,
  value,
  onValue,
  error,
}: {
  kind: RewardKind;
  currency: string;
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
}): ReactNode {
  const words = useWords();
  return (
    <DecimalField
      label={kind === 'token' ? words('reward.tokens') : words('reward.amount', { currency })}
      error={error}
      value={value}
      onValue={(amount = '') => onValue(amount)}
    />
  );
}
