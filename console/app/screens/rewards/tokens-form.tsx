import { Button } from '@marquee/ui/controls/button.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from '../../figures/facts.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { changed } from '../content/list-tools.tsx';
import { localTime, momentOf } from '../content/moments.ts';
import { TextFields } from '../content/text-fields.tsx';
import frame from '../editor/editor.module.css';
import { DecimalField } from '../promotions/figure-fields.tsx';
import { RemoveButton } from './field-rows.tsx';
import { newCycle, newTokenRule, type ContentOf, type FormOf } from './reward.ts';
import styles from './rewards.module.css';

type Rule = ContentOf<'tokens'>['turnover'];
type Cycle = ContentOf<'tokens'>['cycles'][number];
type Fault = FormOf<'tokens'>['fault'];

const mostCycles = 60;

/** How tokens are earned, and when minigames can be played. */
export function TokensForm({ content, onContent, loaded, fault }: FormOf<'tokens'>): ReactNode {
  const words = useWords();
  const { cycles } = content;
  const { currency } = loaded;
  const setCycles = (next: Cycle[]) => onContent({ ...content, cycles: next });
  return (
    <>
      <Section title={words('tokens.rules')}>
        <div className={frame['section']}>
          <p className={styles['quiet']}>{words('tokens.rulesText')}</p>
          <RuleFields
            name="turnover"
            rule={content.turnover}
            currency={currency}
            fault={fault}
            onRule={(turnover) => onContent({ ...content, turnover })}
          />
          <RuleFields
            name="deposit"
            rule={content.deposit}
            currency={currency}
            fault={fault}
            onRule={(deposit) => onContent({ ...content, deposit })}
          />
        </div>
      </Section>
      <Section title={words('tokens.cycles')}>
        <div className={frame['section']}>
          <p className={styles['quiet']}>{words('tokens.cyclesText')}</p>
          <FormMessage text={fault('cycles')} />
          {cycles.map((cycle, index) => (
            <CycleFields
              key={`${index} ${cycles.length}`}
              number={index + 1}
              cycle={cycle}
              fault={(field) => fault(`cycles.${index}.${field}`)}
              onCycle={(change) => setCycles(changed(cycles, index, change))}
              onRemove={() => setCycles(cycles.toSpliced(index, 1))}
            />
          ))}
          <div>
            <Button
              icon={<Plus size={16} aria-hidden="true" />}
              disabled={cycles.length >= mostCycles}
              onClick={() => setCycles([...cycles, newCycle(new Date())])}
            >
              {words('tokens.addCycle')}
            </Button>
          </div>
        </div>
      </Section>
    </>
  );
}

function RuleFields({
  name,
  rule,
  currency,
  fault,
  onRule,
}: {
  name: 'turnover' | 'deposit';
  rule: Rule;
  currency: string;
  fault: Fault;
  onRule: (rule: Rule) => void;
}): ReactNode {
  const words = useWords();
  return (
    <fieldset className={styles['rule']} aria-label={words(`tokens.by.${name}`)}>
      <Checkbox
        label={words(`tokens.by.${name}`)}
        checked={rule !== null}
        onChange={(event) => onRule(event.currentTarget.checked ? newTokenRule : null)}
      />
      {rule && (
        <div className={frame['figures']}>
          <DecimalField
            label={words('tokens.step', { currency })}
            error={fault(`${name}.step`)}
            value={rule.step}
            onValue={(step = '') => onRule({ ...rule, step })}
          />
          <DecimalField
            label={words('tokens.tokens')}
            error={fault(`${name}.tokens`)}
            value={rule.tokens}
            onValue={(tokens = '') => onRule({ ...rule, tokens })}
          />
        </div>
      )}
    </fieldset>
  );
}

function CycleFields({
  number,
  cycle,
  fault,
  onCycle,
  onRemove,
}: {
  number: number;
  cycle: Cycle;
  fault: Fault;
  onCycle: (change: Partial<Cycle>) => void;
  onRemove: () => void;
}): ReactNode {
  const words = useWords();
  const title = words('tokens.cycle', { number });
  return (
    <section className={styles['level']} aria-label={title}>
      <div className={styles['levelHead']}>
        <h3>{title}</h3>
        <RemoveButton name={title} onRemove={onRemove} />
      </div>
      <TextFields
        label={words('tokens.cycleName')}
        value={cycle.words.name}
        onValue={(name) => onCycle({ words: { name } })}
        faults={{ EN: fault('words.name.EN') }}
      />
      <div className={frame['figures']}>
        <TextField
          type="datetime-local"
          label={words('tokens.opens')}
          value={localTime(cycle.starts_at)}
          error={fault('starts_at')}
          onChange={(event) => onCycle({ starts_at: momentOf(event.currentTarget.value) ?? cycle.starts_at })}
        />
        <TextField
          type="datetime-local"
          label={words('tokens.closes')}
          hint={words('tokens.closesHint')}
          value={localTime(cycle.ends_at)}
          error={fault('ends_at')}
          onChange={(event) => onCycle({ ends_at: momentOf(event.currentTarget.value) })}
        />
      </div>
    </section>
  );
}
