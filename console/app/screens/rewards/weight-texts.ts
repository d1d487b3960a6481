import type { rewardsStakeWeights } from '@marquee/contract/operate/rewards/stake_weights.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { Words } from '../../words/use-words.ts';

export type Weights = OperationAnswer<typeof rewardsStakeWeights>;
type Change = NonNullable<Weights['change']>;

export function categoryName(words: Words, category: string): string {
  return words.find(`gameCategory.${category}`, category);
}

/** What a change makes other, before and after. */
export function weightChanges(
  words: Words,
  { before, after }: Pick<Change, 'before' | 'after'>,
): (readonly [name: string, value: string])[] {
  const was = new Map(before.map(({ category, percent }) => [category, percent]));
  const text = (percent: number | undefined): string =>
    percent === undefined ? '–' : words('weights.percent', { percent });
  return after
    .filter(({ category, percent }) => was.get(category) !== percent)
    .map(({ category, percent }) => [
      categoryName(words, category),
      `${text(was.get(category))} → ${text(percent)}`,
    ]);
}
