import { Button } from '@marquee/ui/controls/button.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { changed } from '../content/list-tools.tsx';
import { TextFields } from '../content/text-fields.tsx';
import { DecimalField, NumberField } from '../promotions/figure-fields.tsx';
import { RemoveButton } from './field-rows.tsx';
import { newLevel, type FormOf } from './reward.ts';
import styles from './rewards.module.css';

/** The levels, lowest first. A level is known by its place, so levels come and go at the top. */
export function VipForm({ content: { levels }, onContent, loaded, fault }: FormOf<'vip'>): ReactNode {
  const words = useWords();
  const { currency, held } = loaded;
  const top = levels.length - 1;
  function change(index: number, level: Partial<(typeof levels)[number]>): void {
    onContent({ levels: changed(levels, index, level) });
  }
  return (
    <>
      {levels.map((level, index) => {
        const amount = (
          name: 'deposit' | 'turnover' | 'keep_deposit' | 'keep_turnover' | 'birthday_gift',
          isFixed = false,
        ) =>
          !isFixed && (
            <DecimalField
              label={words(`vip.${name}`, { currency })}
              {...(name.startsWith('keep') ? { hint: words('vip.keepHint') } : {})}
              error={fault(`levels.${index}.${name}`)}
              value={level[name]}
              onValue={(value = '') => change(index, { [name]: value })}
            />
          );
        const players = held[index] ?? 0;
        return (
          <section key={index} className={styles['level']} aria-label={words('vip.level', { level: index })}>
            <div className={styles['levelHead']}>
              <h2>
                {words('vip.level', { level: index })}{' '}
                <span className={styles['quiet']}>{words('vip.held', { players })}</span>
              </h2>
              {index === top && top > 0 && players === 0 && (
                <RemoveButton
                  name={words('vip.level', { level: index })}
                  onRemove={() => onContent({ levels: levels.slice(0, -1) })}
                />
              )}
            </div>
            <TextFields
              label={words('vip.name')}
              value={level.vip_name}
              onValue={(vip_name) => change(index, { vip_name })}
              faults={{ EN: fault(`levels.${index}.vip_name.EN`) }}
            />
            <div className={styles['fields']}>
              {amount('deposit', index === 0)}
              {amount('turnover', index === 0)}
              {amount('keep_deposit', index === 0)}
              {amount('keep_turnover', index === 0)}
            </div>
            <div className={styles['fields']}>
              <DecimalField
                label={words('vip.cashback')}
                error={fault(`levels.${index}.cashback_percent`)}
                value={level.cashback_percent}
                onValue={(cashback_percent = '') => change(index, { cashback_percent })}
              />
              {amount('birthday_gift')}
              <DecimalField
                label={words('vip.maximum', { currency })}
                hint={words('vip.siteLimit')}
                error={fault(`levels.${index}.withdrawal_maximum`)}
                value={level.withdrawal_maximum}
                onValue={(value) => change(index, { withdrawal_maximum: value ?? null })}
              />
              <NumberField
                label={words('vip.perDay')}
                hint={words('vip.siteLimit')}
                error={fault(`levels.${index}.withdrawals_per_day`)}
                value={level.withdrawals_per_day}
                onValue={(value) => change(index, { withdrawals_per_day: value ?? null })}
              />
              <NumberField
                label={words('vip.priority')}
                hint={words('vip.priorityHint')}
                error={fault(`levels.${index}.withdrawal_priority`)}
                value={level.withdrawal_priority}
                onValue={(withdrawal_priority = 0) => change(index, { withdrawal_priority })}
              />
            </div>
          </section>
        );
      })}
      <div>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={levels.length >= 20}
          onClick={() =>
            onContent({ levels: [...levels, { ...(levels[top] ?? newLevel), vip_name: newLevel.vip_name }] })
          }
        >
          {words('vip.add')}
        </Button>
      </div>
    </>
  );
}
