import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { Section } from '../../figures/facts.tsx';
import { useWords } from '../../words/use-words.ts';
import { changed } from '../content/list-tools.tsx';
import { DecimalField, NumberField } from '../promotions/figure-fields.tsx';
import frame from '../editor/editor.module.css';
import { GivenAmountField } from './fields.tsx';
import type { ContentOf, FormOf } from './reward.ts';
import { PositionField, PrizesSection, WordsSection } from './sections.tsx';

const gameKinds: readonly ContentOf<'minigame'>['kind'][] = ['scratch', 'dice', 'chests'];
type Prize = ContentOf<'minigame'>['prizes'][number];
const prizeKinds: readonly Prize['kind'][] = ['none', 'cash', 'token'];

/** A minigame: what a play costs, and its prizes with their weights, each weight with the chance that players are shown. */
export function MiniGameForm({ content, onContent, loaded, fault }: FormOf<'minigame'>): ReactNode {
  const words = useWords();
  const { currency, has_started } = loaded;
  const { prizes, kind, is_spin } = content;
  const set = (change: Partial<typeof content>) => onContent({ ...content, ...change });
  const sum = prizes.reduce((total, { weight }) => total + weight, 0);
  const setPrize = (index: number, prize: Partial<Prize>) => set({ prizes: changed(prizes, index, prize) });
  return (
    <>
      <Section title={words('mini.game')}>
        <div className={frame['figures']}>
          <SelectField
            label={words('mini.kind')}
            value={kind}
            error={fault('kind')}
            disabled={has_started || is_spin}
            onChange={(event) =>
              set({ kind: gameKinds.find((one) => one === event.currentTarget.value) ?? 'scratch' })
            }
            options={(is_spin || kind === 'wheel' ? (['wheel'] as const) : gameKinds).map((value) => ({
              value,
              label: words(`mini.kind.${value}`),
            }))}
          />
          <DecimalField
            label={words('mini.cost')}
            error={fault('token_cost')}
            value={content.token_cost}
            onValue={(token_cost = '') => set({ token_cost })}
          />
          <NumberField
            label={words('mini.perDay')}
            hint={words('promo.noLimitHint')}
            error={fault('plays_per_day')}
            value={content.plays_per_day}
            onValue={(value) => set({ plays_per_day: value ?? null })}
          />
          {is_spin && (
            <>
              <NumberField
                label={words('mini.freeEvery')}
                hint={words('mini.freeEveryHint')}
                error={fault('free_every_hours')}
                value={content.free_every_hours}
                onValue={(value) => set({ free_every_hours: value ?? null })}
              />
              <DecimalField
                label={words('mini.freeTurnover', { currency })}
                error={fault('free_turnover')}
                value={content.free_turnover}
                onValue={(free_turnover = '') => set({ free_turnover })}
              />
            </>
          )}
          <PositionField value={content.position} fault={fault} onValue={(position) => set({ position })} />
        </div>
      </Section>
      <PrizesSection
        prizes={prizes}
        least={2}
        most={24}
        next={(): Prize => ({ kind: 'token', amount: '1.00', weight: 1 })}
        aside={words('mini.sum', { sum })}
        fault={fault}
        onPrizes={(next) => set({ prizes: next })}
      >
        {(prize, index) => (
          <>
            <SelectField
              label={words('mini.prize', { number: index + 1 })}
              value={prize.kind}
              onChange={(event) => {
                const next = prizeKinds.find((one) => one === event.currentTarget.value) ?? 'none';
                setPrize(index, { kind: next, ...(next === 'none' ? { amount: '0.00' } : {}) });
              }}
              options={prizeKinds.map((value) => ({
                value,
                label: words(`mini.prizeKind.${value}`),
              }))}
            />
            {prize.kind !== 'none' && (
              <GivenAmountField
                kind={prize.kind}
                currency={currency}
                error={fault(`prizes.${index}.amount`)}
                value={prize.amount}
                onValue={(amount) => setPrize(index, { amount })}
              />
            )}
            <NumberField
              label={words('mini.weight')}
              hint={words('mini.chance', {
                percent: sum === 0 ? '0' : ((prize.weight * 100) / sum).toFixed(3),
              })}
              error={fault(`prizes.${index}.weight`)}
              value={prize.weight}
              onValue={(weight = 0) => setPrize(index, { weight })}
            />
          </>
        )}
      </PrizesSection>
      <WordsSection
        name={{
          label: words('mini.name'),
          field: 'name',
          value: content.words.name,
          onValue: (name) => set({ words: { ...content.words, name } }),
        }}
        text={{
          label: words('mini.lead'),
          field: 'lead',
          value: content.words.lead,
          onValue: (lead) => set({ words: { ...content.words, lead } }),
        }}
        fault={fault}
      />
    </>
  );
}
