import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { Section } from '../../figures/facts.tsx';
import { useWords } from '../../words/use-words.ts';
import { changed } from '../content/list-tools.tsx';
import { DecimalField, NumberField } from '../promotions/figure-fields.tsx';
import frame from '../editor/editor.module.css';
import { GamesFields, GivenAmountField, RewardKindField } from './fields.tsx';
import type { ContentOf, FormOf } from './reward.ts';
import { PrizesSection, WhenSection, WordsSection } from './sections.tsx';

type Content = ContentOf<'leaderboard'>;
const periods: readonly Content['period'][] = ['daily', 'weekly', 'range'];
const metrics: readonly Content['metric'][] = ['turnover', 'wins', 'win_multiplier'];

/** By what players are ranked, what the ranks win, and when. */
export function LeaderboardForm({ content, onContent, loaded, fault }: FormOf<'leaderboard'>): ReactNode {
  const words = useWords();
  const { currency, has_started } = loaded;
  const { metric, prizes } = content;
  const set = (change: Partial<Content>) => onContent({ ...content, ...change });
  const setPrize = (index: number, prize: Partial<Content['prizes'][number]>) =>
    set({ prizes: changed(prizes, index, prize) });
  // Who plays for fixed dates was promised these prizes.
  const isPromised = has_started && content.period === 'range';
  const last = prizes.at(-1);
  return (
    <>
      <Section title={words('board.rank')}>
        <div className={frame['figures']}>
          <SelectField
            label={words('board.period')}
            value={content.period}
            error={fault('period')}
            disabled={has_started}
            onChange={(event) =>
              set({ period: periods.find((one) => one === event.currentTarget.value) ?? 'weekly' })
            }
            options={periods.map((value) => ({ value, label: words(`board.period.${value}`) }))}
          />
          <SelectField
            label={words('board.metric')}
            value={metric}
            error={fault('metric')}
            disabled={has_started}
            onChange={(event) =>
              set({ metric: metrics.find((one) => one === event.currentTarget.value) ?? 'turnover' })
            }
            options={metrics.map((value) => ({ value, label: words(`board.metric.${value}`) }))}
          />
          <DecimalField
            label={words('board.minimumScore')}
            hint={words('board.minimumScoreHint')}
            error={fault('minimum_score')}
            value={content.minimum_score}
            onValue={(minimum_score = '') => set({ minimum_score })}
          />
          <GamesFields
            category={content.category}
            provider={content.provider_code}
            loaded={loaded}
            fault={fault}
            fixed={has_started}
            onCategory={(category) => set({ category })}
            onProvider={(provider_code) => set({ provider_code })}
          />
          {!has_started && (
            <DecimalField
              label={words('mission.minimumStake', { currency })}
              error={fault('minimum_stake')}
              value={content.minimum_stake}
              onValue={(minimum_stake = '') => set({ minimum_stake })}
            />
          )}
        </div>
      </Section>
      <PrizesSection
        prizes={prizes}
        least={1}
        most={50}
        next={() => {
          const rank = (last?.to ?? 0) + 1;
          const { kind, amount, turnover } = last ?? { kind: 'cash', amount: '', turnover: '0.00' };
          return { from: rank, to: rank, kind, amount, turnover };
        }}
        note={has_started && !isPromised ? words('board.promised') : undefined}
        disabled={isPromised}
        fault={fault}
        onPrizes={(next) => set({ prizes: next })}
      >
        {(prize, index) => (
          <>
            <NumberField
              label={words('board.from')}
              error={fault(`prizes.${index}.from`)}
              value={prize.from}
              onValue={(from = 0) => setPrize(index, { from })}
            />
            <NumberField
              label={words('board.to')}
              error={fault(`prizes.${index}.to`)}
              value={prize.to}
              onValue={(to = 0) => setPrize(index, { to })}
            />
            <RewardKindField value={prize.kind} onValue={(kind) => setPrize(index, { kind })} />
            <GivenAmountField
              kind={prize.kind}
              currency={currency}
              error={fault(`prizes.${index}.amount`)}
              value={prize.amount}
              onValue={(amount) => setPrize(index, { amount })}
            />
            <DecimalField
              label={words('board.turnover', { currency })}
              error={fault(`prizes.${index}.turnover`)}
              value={prize.turnover}
              onValue={(turnover = '') => setPrize(index, { turnover })}
            />
          </>
        )}
      </PrizesSection>
      <WhenSection content={content} fixed={has_started} fixedEnd={isPromised} fault={fault} onChange={set} />
      <WordsSection
        name={{
          label: words('promo.title'),
          field: 'title',
          value: content.words.title,
          onValue: (title) => set({ words: { ...content.words, title } }),
        }}
        text={{
          label: words('promo.body'),
          field: 'description',
          value: content.words.description,
          onValue: (description) => set({ words: { ...content.words, description } }),
        }}
        fault={fault}
      />
    </>
  );
}
