import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { DecimalField } from '../promotions/figure-fields.tsx';
import { localTime, momentOf } from '../content/moments.ts';
import type { LoadedReward } from './reward.ts';
import styles from './rewards.module.css';

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

/** Prizes in rows, each with its fields; there are never fewer than `least`, nor more than `most`. */
export function PrizeRows<Prize>({
  prizes,
  onPrizes,
  least,
  most,
  next,
  children,
}: {
  prizes: readonly Prize[];
  onPrizes: (prizes: Prize[]) => void;
  least: number;
  most: number;
  /** The prize that a new row begins with. */
  next: () => Prize;
  /** The fields of a row. */
  children: (prize: Prize, index: number) => ReactNode;
}): ReactNode {
  const words = useWords();
  return (
    <>
      <ul className={styles['rows']}>
        {prizes.map((prize, index) => (
          <li key={`${index} ${prizes.length}`} className={styles['row']}>
            <div className={styles['fields']}>{children(prize, index)}</div>
            {prizes.length > least ? (
              <RemoveButton
                name={words('mini.prize', { number: index + 1 })}
                onRemove={() => onPrizes(prizes.toSpliced(index, 1))}
              />
            ) : (
              <span />
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={prizes.length >= most}
          onClick={() => onPrizes([...prizes, next()])}
        >
          {words('reward.addPrize')}
        </Button>
      </div>
    </>
  );
}

/** Takes a row of a list away. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }): ReactNode {
  const words = useWords();
  return (
    <Button
      iconOnly
      size="small"
      variant="quiet"
      icon={<Trash2 size={16} aria-hidden="true" />}
      aria-label={words('content.remove', { name })}
      onClick={onRemove}
    />
  );
}
