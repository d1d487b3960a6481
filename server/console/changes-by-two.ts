import type { z } from 'zod';
import { siteLimitSchema } from '@marquee/contract/operator-safety.ts';
import { limitKindSchema, limitWindowSchema } from '@marquee/contract/safety.ts';
import { siteOfChange, type ChangeByTwo } from './change-by-two.ts';
import { refuse } from '../kernel/errors.ts';
import type { ChangePlace } from '../operators/changes.ts';
import { operatorsValue, requireOperatorsValue } from '../safety/limit-value.ts';
import { lockSiteLimits, writeSiteLimit, type SiteLimitPlace } from '../safety/site-limits.ts';

/** What two operators change, each with how it is read and made. */

const waits = 'It waits for a second operator already.';

/** How a request names a limit of a site. */
export function nameOfSiteLimit({ kind, window }: SiteLimitPlace): string {
  return `${kind}/${window}`;
}

/** A limit for every player of a site, where it is to allow more. */
export const siteLimitChange: ChangeByTwo<z.infer<typeof siteLimitSchema>> = {
  kind: 'site_limit',
  schema: siteLimitSchema,
  read: async (app, trx, place) => {
    const limit = siteLimitOf(place);
    const value = (await lockSiteLimits(app, trx, siteOfChange(place)))(limit);
    return { ...limit, value: value === null ? null : operatorsValue(limit.kind, value) };
  },
  write: (app, trx, place, { kind, window, value }) =>
    writeSiteLimit(
      app,
      trx,
      siteOfChange(place),
      { kind, window },
      requireOperatorsValue({ kind, window }, value),
    ),
  overtaken: 'The limit was changed meanwhile. Refuse this, and ask again.',
  unchanged: () => refuse('documentUnchanged'),
  waiting: () => refuse('commandRefused', waits),
  // Which limit it is does not differ, and has to be told.
  told: (before, after) => ({ before: { ...before }, after }),
};

function siteLimitOf({ name }: ChangePlace): SiteLimitPlace {
  const [kind, window] = name.split('/');
  return { kind: limitKindSchema.parse(kind), window: limitWindowSchema.parse(window) };
}
