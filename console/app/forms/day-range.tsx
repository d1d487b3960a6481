import type { ReactNode } from 'react';
import { endOfDay, startOfDay } from '../figures/time.ts';
import { useAddressState } from '../table/address-state.ts';
import { useWords } from '../words/use-words.ts';
import { FilterText } from './filter.tsx';

/** The first and the last day, `YYYY-MM-DD`, that a list is narrowed to, as the address has them; nothing stands for no narrowing. */
export interface DayRange {
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly setFrom: (day: string) => void;
  readonly setUntil: (day: string) => void;
}

export function useDayRange(): DayRange {
  const [from, setFrom] = useAddressState('from');
  const [until, setUntil] = useAddressState('to');
  return {
    from: from === '' ? undefined : from,
    until: until === '' ? undefined : until,
    setFrom,
    setUntil,
  };
}

/** The first and the last moment of a range of days in a zone, as the calls take them. */
export function momentsOf({ from, until }: DayRange, timeZone: string): { from?: string; until?: string } {
  return {
    ...(from === undefined ? {} : { from: startOfDay(from, timeZone) }),
    ...(until === undefined ? {} : { until: endOfDay(until, timeZone) }),
  };
}

/** The two days that narrow a list, each told with the zone it is meant in. */
export function FilterDays({
  range,
  zone,
  usual = {},
}: {
  range: DayRange;
  /** What the zone of the days is called: "UTC", "+08:00". */
  zone: string;
  /** The days that are shown as long as nobody chooses others. */
  usual?: { readonly from?: string; readonly until?: string };
}): ReactNode {
  const words = useWords();
  return (
    <>
      <FilterText
        type="date"
        label={words('audit.from', { zone })}
        value={range.from ?? usual.from ?? ''}
        usual={usual.from ?? ''}
        onValue={range.setFrom}
      />
      <FilterText
        type="date"
        label={words('audit.until', { zone })}
        value={range.until ?? usual.until ?? ''}
        usual={usual.until ?? ''}
        onValue={range.setUntil}
      />
    </>
  );
}
