import type { stakeWeights } from '@marquee/contract/api/promotion/stake_weights.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { formatNumber } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { categoryWords } from './category-words.ts';

/** How much of a stake counts towards rewards, in a sentence or two. Its words are of the catalogue `misc`. */
export function StakeWeights({ weights }: { weights: AnswerOf<typeof stakeWeights> }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const games = weights.value.map(
    ({ category, percent }) => `${categoryWords(t, category)} ${formatNumber(percent)}%`,
  );
  return (
    <>
      {games.length > 0 &&
        `${t('promotion.stakesCount', { games: games.join(language === 'CN' ? '、' : ', ') })} `}
      {t('promotion.stakesReturn', { rtp: weights.full_rtp })}
    </>
  );
}
