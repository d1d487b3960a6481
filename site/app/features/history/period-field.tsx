import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { periods, type Period } from './moments.ts';

/** From when on a history is shown. */
export function PeriodField({
  period,
  onPeriod,
}: {
  period: Period;
  onPeriod: (period: string) => void;
}): ReactNode {
  const t = useWords();
  return (
    <SelectField
      label={t('list.period')}
      value={period}
      onChange={(event) => onPeriod(event.currentTarget.value)}
      options={periods.map((one) => ({ value: one, label: t(`list.period.${one}`) }))}
    />
  );
}
