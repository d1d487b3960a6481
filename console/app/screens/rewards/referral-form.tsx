import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { Section } from '../../figures/facts.tsx';
import { useWords } from '../../words/use-words.ts';
import { changed } from '../content/list-tools.tsx';
import { DecimalField, NumberField } from '../promotions/figure-fields.tsx';
import frame from '../editor/editor.module.css';
import { FieldRows } from './field-rows.tsx';
import type { FormOf } from './reward.ts';

/** What a player earns by friends: for each who qualifies, and of what they play. */
export function ReferralForm({ content, onContent, loaded, fault }: FormOf<'referral'>): ReactNode {
  const words = useWords();
  const { currency } = loaded;
  const { invite, tiers } = content;
  const set = (change: Partial<typeof content>) => onContent({ ...content, ...change });
  const setInvite = (change: Partial<typeof invite>) => set({ invite: { ...invite, ...change } });
  return (
    <>
      <Section title={words('referral.invite')}>
        <div className={frame['figures']}>
          <DecimalField
            label={words('referral.deposit', { currency })}
            error={fault('invite.deposit')}
            value={invite.deposit}
            onValue={(deposit = '') => setInvite({ deposit })}
          />
          <DecimalField
            label={words('referral.turnover', { currency })}
            error={fault('invite.turnover')}
            value={invite.turnover}
            onValue={(turnover = '') => setInvite({ turnover })}
          />
          <DecimalField
            label={words('referral.reward', { currency })}
            error={fault('invite.reward')}
            value={invite.reward}
            onValue={(reward = '') => setInvite({ reward })}
          />
        </div>
      </Section>
      <Section title={words('referral.commission')}>
        <div className={frame['section']}>
          <div className={frame['figures']}>
            <SelectField
              label={words('referral.basis')}
              value={content.basis}
              onChange={(event) => set({ basis: event.currentTarget.value === 'ngr' ? 'ngr' : 'turnover' })}
              options={(['turnover', 'ngr'] as const).map((value) => ({
                value,
                label: words(`referral.basis.${value}`),
              }))}
            />
            <DecimalField
              label={words('referral.minimumClaim', { currency })}
              error={fault('minimum_claim')}
              value={content.minimum_claim}
              onValue={(minimum_claim = '') => set({ minimum_claim })}
            />
          </div>
          <FieldRows
            entries={tiers}
            onEntries={(next) => set({ tiers: next })}
            least={1}
            most={10}
            next={() => {
              const last = tiers.at(-1);
              return { friends: (last?.friends ?? 0) + 5, percent: last?.percent ?? '0.05' };
            }}
            nameOf={(number) => words('referral.tier', { number })}
            add={words('referral.add')}
          >
            {(tier, index) => (
              <>
                <NumberField
                  label={words('referral.friends')}
                  error={fault(`tiers.${index}.friends`)}
                  value={tier.friends}
                  onValue={(friends = 0) => set({ tiers: changed(tiers, index, { friends }) })}
                />
                <DecimalField
                  label={words('referral.percent')}
                  error={fault(`tiers.${index}.percent`)}
                  value={tier.percent}
                  onValue={(percent = '') => set({ tiers: changed(tiers, index, { percent }) })}
                />
              </>
            )}
          </FieldRows>
        </div>
      </Section>
    </>
  );
}
