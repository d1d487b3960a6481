import type { rewardsCheck } from '@marquee/contract/operate/rewards/check.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { passingFailure } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { textLanguages, type TextLanguage } from '../content/text-fields.tsx';
import { SideCard } from '../editor/side-card.tsx';
import frame from '../editor/editor.module.css';
import { filledIn, type ContentOf, type RewardChange } from './reward.ts';
import styles from './rewards.module.css';

type Cost = OperationAnswer<typeof rewardsCheck>['cost'];
type Amounts = Pick<Cost['given'], 'times' | 'players' | 'cash' | 'bonus' | 'tokens'>;

/** How long nobody has written anything before the server is asked. */
const settles_ms = 400;

function useSettled(change: RewardChange): RewardChange {
  const [settled, setSettled] = useState(change);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(change), settles_ms);
    return () => clearTimeout(timer);
  }, [change]);
  return settled;
}

/** What the document as it is written says to players, in their languages, and what it costs. */
export function CheckPanel({ site, change }: { site: string; change: RewardChange }): ReactNode {
  const words = useWords();
  const [language, setLanguage] = useState<TextLanguage>('EN');
  const settled = useSettled(change);
  const found = useOperation(endpoints.rewardsCheck, { site_code: site, change: filledIn(settled) });
  const said = found.data?.said[language];
  const lang = { EN: 'en', PHP: 'fil', CN: 'zh' }[language];
  return (
    <>
      <SideCard title={words('reward.said')}>
        <div className={frame['kinds']} role="radiogroup" aria-label={words('reward.language')}>
          {textLanguages.map((one) => (
            <label key={one} className={frame['kind']}>
              <input
                type="radio"
                name="said-language"
                checked={language === one}
                onChange={() => setLanguage(one)}
              />
              <span>{words(`language.${one}`)}</span>
            </label>
          ))}
        </div>
        {said ? (
          <ul className={styles['said']} lang={lang} aria-live="polite">
            {said.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        ) : (
          <Unsaid error={found.error} retry={() => void found.refetch()} />
        )}
      </SideCard>
      <SideCard title={words('reward.cost')}>
        {found.data ? (
          <CostFacts words={words} cost={found.data.cost} change={settled} />
        ) : (
          <Unsaid error={found.error} retry={() => void found.refetch()} />
        )}
      </SideCard>
    </>
  );
}

/** Why nothing is told yet: it is counted, a field is not filled in, or it could not be asked. */
function Unsaid({ error, retry }: { error: Error | null; retry: () => void }): ReactNode {
  const words = useWords();
  const failure = passingFailure(words, error);
  if (failure !== undefined) return <LoadFailure failure={failure} retry={retry} />;
  return <p className={styles['quiet']}>{words(error === null ? 'reward.counting' : 'reward.unsaid')}</p>;
}

function CostFacts({ words, cost, change }: { words: Words; cost: Cost; change: RewardChange }): ReactNode {
  const share = (percent: string | null) => (percent === null ? words('reward.unbounded') : `${percent} %`);
  return (
    <>
      {cost.faults.map(({ name, percent }) => (
        <p key={name} className={styles['bad']} role="alert">
          {words('reward.tooDear', {
            which: name === 'all' ? 'all' : 'one',
            name,
            asks: percent === null ? 'nothing' : 'stakes',
            percent: percent ?? '',
            edge: cost.edge_percent,
          })}
        </p>
      ))}
      <Facts
        facts={[
          [words('reward.gave'), amountsText(words, cost.given, cost.currency)],
          [
            words(`reward.would.${change.kind === 'leaderboard' ? 'prizes' : 'past'}`),
            cost.would === null ? words('reward.notCounted') : amountsText(words, cost.would, cost.currency),
          ],
          ...(change.kind === 'minigame'
            ? ([
                [words('reward.eachPlay'), playText(words, change.content, cost.currency)],
                [words('reward.tokenValue'), cost.token_value],
              ] as const)
            : []),
          [
            words('reward.share'),
            cost.share_before === cost.share_after
              ? share(cost.share_after)
              : `${share(cost.share_before)} → ${share(cost.share_after)}`,
          ],
        ]}
      />
      <p className={styles['quiet']}>{words('reward.shareText')}</p>
    </>
  );
}

/** What a play gives on average by its odds, and what its player pays for it. */
function playText(words: Words, game: ContentOf<'minigame'>, currency: string): string {
  const sum = game.prizes.reduce((total, { weight }) => total + weight, 0);
  const mean = (kind: 'cash' | 'token') =>
    game.prizes
      .filter((prize) => prize.kind === kind)
      .reduce((total, { amount, weight }) => total + (Number(amount) * weight) / sum, 0);
  return words('reward.eachPlayText', {
    cash: formatMoney(mean('cash').toFixed(4), currency),
    tokens: mean('token').toLocaleString(words.locale, { maximumFractionDigits: 3 }),
    cost: Number(game.token_cost).toLocaleString(words.locale),
  });
}

function amountsText(words: Words, amounts: Amounts, currency: string): string {
  const parts = [
    words('reward.timesOf', { times: amounts.times, players: amounts.players }),
    ...(Number(amounts.cash) > 0 ? [formatMoney(amounts.cash, currency)] : []),
    ...(Number(amounts.bonus) > 0
      ? [words('reward.bonusOf', { amount: formatMoney(amounts.bonus, currency) })]
      : []),
    ...(Number(amounts.tokens) > 0
      ? [words('reward.tokensOf', { amount: Number(amounts.tokens).toLocaleString(words.locale) })]
      : []),
  ];
  return parts.join(' · ');
}
