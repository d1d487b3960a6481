import type { ReactNode } from 'react';
import { Section } from '../../figures/facts.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { TextFields, type Text } from '../content/text-fields.tsx';
import frame from '../editor/editor.module.css';
import { NumberField } from '../promotions/figure-fields.tsx';
import { TimesFields } from './fields.tsx';
import { FieldRows } from './field-rows.tsx';
import styles from './rewards.module.css';

/** What is wrong with a field of a form, if anything is. */
type Fault = (field: string) => string | undefined;

/** Where a reward stands among those of its kind. */
export function PositionField({
  value,
  fault,
  onValue,
}: {
  value: number;
  fault: Fault;
  onValue: (position: number) => void;
}): ReactNode {
  const words = useWords();
  return (
    <NumberField
      label={words('promo.position')}
      hint={words('promo.positionHint')}
      error={fault('position')}
      value={value}
      onValue={(position = 0) => onValue(position)}
    />
  );
}

interface Placed {
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly position: number;
}

/** When a reward can be earned, and where it stands. */
export function WhenSection({
  content,
  fixed,
  fixedEnd = false,
  fault,
  onChange,
}: {
  content: Placed;
  /** Whether the beginning is past. */
  fixed: boolean;
  fixedEnd?: boolean;
  fault: Fault;
  onChange: (change: Partial<Placed>) => void;
}): ReactNode {
  const words = useWords();
  return (
    <Section title={words('reward.when')}>
      <div className={frame['figures']}>
        <TimesFields
          startsAt={content.starts_at}
          endsAt={content.ends_at}
          fixed={fixed}
          fixedEnd={fixedEnd}
          fault={fault}
          onStartsAt={(starts_at) => onChange({ starts_at })}
          onEndsAt={(ends_at) => onChange({ ends_at })}
        />
        <PositionField
          value={content.position}
          fault={fault}
          onValue={(position) => onChange({ position })}
        />
      </div>
    </Section>
  );
}

/** What players read of a reward: its name, and a text of a few lines. */
export function WordsSection({ name, text, fault }: { name: TextOf; text: TextOf; fault: Fault }): ReactNode {
  const words = useWords();
  return (
    <Section title={words('promo.words')}>
      <div className={frame['section']}>
        <TextFields
          label={name.label}
          value={name.value}
          onValue={name.onValue}
          faults={{ EN: fault(`words.${name.field}.EN`) }}
        />
        <TextFields
          label={text.label}
          value={text.value}
          onValue={text.onValue}
          faults={{ EN: fault(`words.${text.field}.EN`) }}
          lines={2}
        />
      </div>
    </Section>
  );
}

interface TextOf {
  readonly label: string;
  readonly field: string;
  readonly value: Text;
  readonly onValue: (value: Text) => void;
}

/** What can be won, a row for each prize. */
export function PrizesSection<Prize>({
  prizes,
  least,
  most,
  next,
  aside,
  note,
  disabled = false,
  fault,
  onPrizes,
  children,
}: {
  prizes: readonly Prize[];
  least: number;
  most: number;
  next: () => Prize;
  /** What all of them come to. */
  aside?: string;
  /** What holds of them now. */
  note?: string | undefined;
  disabled?: boolean;
  fault: Fault;
  onPrizes: (prizes: Prize[]) => void;
  children: (prize: Prize, index: number) => ReactNode;
}): ReactNode {
  const words = useWords();
  return (
    <Section
      title={words('mini.prizes')}
      action={aside !== undefined && <span className={styles['sum']}>{aside}</span>}
    >
      <FormMessage text={fault('prizes')} />
      {note !== undefined && <p className={styles['quiet']}>{note}</p>}
      <fieldset className={frame['form']} disabled={disabled}>
        <FieldRows
          entries={prizes}
          nameOf={(number) => words('mini.prize', { number })}
          add={words('reward.addPrize')}
          onEntries={onPrizes}
          least={least}
          most={most}
          next={next}
        >
          {children}
        </FieldRows>
      </fieldset>
    </Section>
  );
}
