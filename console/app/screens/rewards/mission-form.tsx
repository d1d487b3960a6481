import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { Section } from '../../figures/facts.tsx';
import { useWords } from '../../words/use-words.ts';
import { DecimalField, NumberField } from '../promotions/figure-fields.tsx';
import frame from '../editor/editor.module.css';
import { GamesFields, GivenAmountField, RewardKindField } from './fields.tsx';
import type { ContentOf, FormOf } from './reward.ts';
import { WhenSection, WordsSection } from './sections.tsx';

const periods: readonly ContentOf<'mission'>['period'][] = ['daily', 'weekly', 'once'];
const metrics: readonly ContentOf<'mission'>['metric'][] = [
  'bets',
  'turnover',
  'wins',
  'deposits',
  'deposit_amount',
  'sign_in_days',
  'verified_contacts',
  'bank_accounts',
];

/** What a mission asks, what it gives, and when. */
export function MissionForm({ content, onContent, loaded, fault }: FormOf<'mission'>): ReactNode {
  const words = useWords();
  const { currency, has_started } = loaded;
  const { metric, reward } = content;
  const set = (change: Partial<typeof content>) => onContent({ ...content, ...change });
  const isOfPlay = metric === 'bets' || metric === 'turnover' || metric === 'wins';
  const isMoney = metric === 'turnover' || metric === 'deposit_amount';
  const isOfAccount = !isOfPlay && metric !== 'deposits' && metric !== 'deposit_amount';
  const isFixed = has_started && isOfAccount;
  return (
    <>
      <Section title={words('mission.task')}>
        <div className={frame['figures']}>
          <SelectField
            label={words('mission.period')}
            value={content.period}
            error={fault('period')}
            disabled={has_started}
            onChange={(event) =>
              set({ period: periods.find((one) => one === event.currentTarget.value) ?? 'daily' })
            }
            options={periods.map((value) => ({ value, label: words(`mission.period.${value}`) }))}
          />
          <SelectField
            label={words('mission.metric')}
            value={metric}
            error={fault('metric')}
            disabled={has_started}
            onChange={(event) => {
              const next = metrics.find((one) => one === event.currentTarget.value) ?? 'bets';
              const counts = next === 'bets' || next === 'turnover' || next === 'wins';
              set({
                metric: next,
                target: next === 'verified_contacts' ? '1' : content.target,
                ...(counts
                  ? {}
                  : { category: null, provider_code: null, game_code: null, minimum_stake: '0.00' }),
              });
            }}
            options={metrics.map((value) => ({ value, label: words(`mission.metric.${value}`) }))}
          />
          <DecimalField
            label={isMoney ? words('mission.targetMoney', { currency }) : words('mission.target')}
            error={fault('target')}
            value={content.target}
            onValue={(target = '') => set({ target })}
          />
          {isOfPlay && (
            <>
              <GamesFields
                category={content.category}
                provider={content.provider_code}
                loaded={loaded}
                fault={fault}
                onCategory={(category) => set({ category })}
                onProvider={(provider_code) => set({ provider_code, game_code: null })}
              />
              <DecimalField
                label={words('mission.minimumStake', { currency })}
                error={fault('minimum_stake')}
                value={content.minimum_stake}
                onValue={(minimum_stake = '') => set({ minimum_stake })}
              />
            </>
          )}
          <DecimalField
            label={words('mission.turnover', { currency })}
            hint={words('mission.turnoverHint')}
            error={fault('turnover')}
            value={content.turnover}
            onValue={(turnover = '') => set({ turnover })}
          />
        </div>
      </Section>
      <Section title={words('reward.reward')}>
        <fieldset className={frame['form']} disabled={isFixed}>
          <div className={frame['figures']}>
            <RewardKindField value={reward.kind} onValue={(kind) => set({ reward: { ...reward, kind } })} />
            <GivenAmountField
              kind={reward.kind}
              currency={currency}
              error={fault('reward.amount')}
              value={reward.amount}
              onValue={(amount) => set({ reward: { ...reward, amount } })}
            />
            <NumberField
              label={words('mission.claimHours')}
              error={fault('claim_hours')}
              value={content.claim_hours}
              onValue={(claim_hours = 0) => set({ claim_hours })}
            />
          </div>
        </fieldset>
      </Section>
      <WhenSection content={content} fixed={has_started} fault={fault} onChange={set} />
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
