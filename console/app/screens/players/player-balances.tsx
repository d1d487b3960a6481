import { formatAmount } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import type { ReactNode } from 'react';
import { Sign } from '../../figures/state.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Player } from './player.tsx';
import styles from './player.module.css';

export const bucketNames = ['real', 'bonus', 'token', 'locked'] as const;
export type BucketName = (typeof bucketNames)[number];

/** What a player holds. A press on a figure shows the postings that add up to it. */
export function PlayerBalances({
  player: { balances, currency },
  onBucket,
}: {
  player: Player;
  onBucket: (bucket: BucketName) => void;
}): ReactNode {
  const words = useWords();
  return (
    <section aria-label={words('player.balances')} className={styles['balances']}>
      {bucketNames.map((bucket) => (
        <button
          key={bucket}
          type="button"
          onClick={() => onBucket(bucket)}
          title={words('player.toPostings')}
        >
          <span>{words(`balance.${bucket}`)}</span>
          <strong>
            <BucketAmount bucket={bucket} amount={balances[bucket]} currency={currency} />
          </strong>
        </button>
      ))}
      {balances.wallet_status !== 'active' && balances.wallet_status !== 'open' && (
        <Sign tone={balances.wallet_status === 'none' ? 'neutral' : 'negative'}>
          {words.find(`walletStatus.${balances.wallet_status}`, balances.wallet_status)}
        </Sign>
      )}
    </section>
  );
}

/** An amount of a balance. Tokens are no money, and have no currency. */
export function BucketAmount({
  bucket,
  amount,
  currency,
  signed = false,
}: {
  bucket: BucketName;
  amount: string;
  currency: string;
  signed?: boolean;
}): ReactNode {
  if (bucket !== 'token') return <Money amount={amount} currency={currency} signed={signed} />;
  return formatAmount(amount, 0);
}
