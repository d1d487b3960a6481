import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useTokenWallet } from './mini-game-queries.ts';
import { plainAmount } from './outcome.ts';
import { usePrizeWords } from './prize-words.ts';
import styles from './minigame-layout.module.css';

/** The tokens that can be spent, and those in plays whose prize was not taken yet. */
export function TokenWallet(): ReactNode {
  const t = useWords();
  const words = usePrizeWords();
  const [wallet] = useTokenWallet().data?.value ?? [];
  if (!wallet) return <Skeleton width="10rem" height="2.25rem" radius="var(--radius-pill)" />;
  return (
    <p className={styles['tokens']} title={t('minigame.wallet')}>
      <img src="/art/minigame/coins.webp" alt="" width={24} height={24} />
      <span>{words.tokens(wallet.token_balance)}</span>
      <span className={styles['frozen']}>
        {t('minigame.frozen', { amount: plainAmount(wallet.frozen_token) })}
      </span>
    </p>
  );
}
