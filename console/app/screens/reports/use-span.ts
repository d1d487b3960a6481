import { useMemo } from 'react';
import { siteOf, useMe } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { useAddressState } from '../../table/address-state.ts';
import { dayIn, daysOf, type Days } from './span.ts';

export interface SpanState extends Days {
  readonly today: string;
  readonly timeZone: string;
  /** As calls of reports take it. */
  readonly asked: {
    readonly day_from: string;
    readonly day_to: string;
    readonly site_code: string | undefined;
    readonly currency: string | undefined;
  };
}

/** The days, the site and the currency that the address has. */
export function useSpan(): SpanState {
  const me = useMe();
  const site_code = useSiteChoice();
  const [from] = useAddressState('from');
  const [to] = useAddressState('to');
  const [currency] = useAddressState('currency');
  const { time_zone: timeZone } = siteOf(me, site_code ?? me.sites[0]?.site_code ?? '');
  const today = dayIn(timeZone);
  return useMemo(() => {
    const days = daysOf(from, to, today);
    return {
      ...days,
      today,
      timeZone,
      asked: {
        day_from: days.from,
        day_to: days.to,
        site_code,
        currency: currency === '' ? undefined : currency,
      },
    };
  }, [from, to, today, timeZone, site_code, currency]);
}
