import type { z } from 'zod';
import { siteLimitSchema } from '@marquee/contract/operator-safety.ts';
import { limitKindSchema, limitWindowSchema } from '@marquee/contract/safety.ts';
import { paymentMethodFields, type PaymentMethodFields } from '@marquee/contract/payment-method.ts';
import { siteScriptsSchema, type SiteScripts } from '@marquee/contract/site-documents.ts';
import { withdrawalRulesSchema, type WithdrawalRules } from '@marquee/contract/withdrawal-rules.ts';
import {
  readOwnWeights,
  stakeWeightsFileSchema,
  weightsOfFile,
  writeStakeWeights,
  type StakeWeightsFile,
} from '../bonus/brand-stake-weights.ts';
import {
  methodDifference,
  normalised,
  readMethod,
  writeMethod,
  type MethodKey,
} from '../cashier/payment-methods.ts';
import { readWithdrawalRules, writeWithdrawalRules } from '../cashier/withdrawal-rules.ts';
import { siteOfChange, type ChangeByTwo } from './change-by-two.ts';
import { refuse, refuseCommand } from '../kernel/errors.ts';
import { ChangeError, type ChangePlace } from '../operators/changes.ts';
import {
  connectionSchema,
  readConnectionFacts,
  readHandedPassword,
  writeConnection,
  type ConnectionFacts,
} from '../rounds/connection-changes.ts';
import { operatorsValue, requireOperatorsValue } from '../safety/limit-value.ts';
import { lockSite, readScripts, writeScripts } from '../sites/site-scripts.ts';
import { priceWeights } from './reward-price.ts';
import { changedFacts } from './show-connection-change.ts';
import { lockSiteLimits, writeSiteLimit, type SiteLimitPlace } from '../safety/site-limits.ts';

/** What two operators change, each with how it is read and made. */

/** A payment method. Whoever could change one alone could have the money of a day paid to themselves. */
export const paymentMethodChange: ChangeByTwo<PaymentMethodFields> = {
  kind: 'payment_method',
  schema: paymentMethodFields,
  read: async (_app, trx, place) => {
    const now = await readMethod(trx, methodOf(place));
    return now && normalised(now);
  },
  write: (app, trx, place, after) => writeMethod(app, trx, methodOf(place), after),
  overtaken: 'The payment method was changed meanwhile. Refuse this, and ask again.',
  unchanged: () => refuse('methodUnchanged'),
  waiting: () => refuse('methodChangeAsked'),
  told: methodDifference,
};

function methodOf(place: ChangePlace): MethodKey {
  return { siteId: siteOfChange(place), methodCode: place.name };
}

/** What a site asks of a withdrawal. Whoever lowers a wait to nothing opens the way out for every account. */
export const withdrawalRulesChange: ChangeByTwo<WithdrawalRules> = {
  kind: 'withdrawal_rules',
  schema: withdrawalRulesSchema,
  read: async (_app, trx, place) => {
    await lockSite(trx, { siteId: siteOfChange(place) });
    return readWithdrawalRules(trx, siteOfChange(place));
  },
  write: (_app, trx, place, after) => writeWithdrawalRules(trx, siteOfChange(place), after),
  overtaken: 'The rules were changed meanwhile. Refuse this, and ask again.',
  unchanged: () => refuse('methodUnchanged'),
  waiting: () => refuseCommand('It waits for a second operator already.'),
};

/** What the pages of a site run. A script can do in a player's browser whatever the player can. */
export const scriptsChange: ChangeByTwo<SiteScripts> = {
  kind: 'site_scripts',
  schema: siteScriptsSchema,
  read: async (_app, trx, place) => {
    const site = { siteId: siteOfChange(place) };
    await lockSite(trx, site);
    return readScripts(trx, site);
  },
  write: (_app, trx, place, after) => writeScripts(trx, { siteId: siteOfChange(place) }, after),
  overtaken: 'The scripts were changed meanwhile. Refuse this, and ask again.',
  unchanged: () => refuse('documentUnchanged'),
  waiting: () => refuse('scriptChangeAsked'),
  // The audit keeps the whole code.
  told: (before, after) => ({ before: { scripts: before }, after: { scripts: after } }),
};

/** How a provider is reached and what it signs with. It is of no site, and named by its code. */
export const connectionChange: ChangeByTwo<ConnectionFacts> = {
  kind: 'provider_connection',
  schema: connectionSchema,
  read: (_app, trx, { name }) => readConnectionFacts(trx, name),
  write: (app, trx, { name }, after, before) => writeConnection(app, trx, name, after, before),
  overtaken: 'The connection was changed meanwhile. Refuse this, and ask again.',
  unchanged: () => refuse('connectionUnchanged'),
  waiting: () => refuse('connectionChangeAsked'),
  told: changedFacts,
  held: ({ rounds }) => {
    rounds.connections.forget();
    rounds.games.forget();
    rounds.origins.forget();
  },
  // Whoever asked named the addresses, so the password goes to the other one, and alone it opens nothing.
  handed: async (app, { isNew, value }) => (isNew ? readHandedPassword(app, value) : null),
};

/** How much of a stake counts towards rewards, where it is not the usual part. */
export const stakeWeightsChange: ChangeByTwo<StakeWeightsFile> = {
  kind: 'stake_weights',
  schema: stakeWeightsFileSchema,
  read: async (_app, trx, place) => {
    await lockSite(trx, { siteId: siteOfChange(place) });
    return readOwnWeights(trx, siteOfChange(place));
  },
  write: async (app, trx, place, after) => {
    const weights = weightsOfFile(after);
    const site = { siteId: siteOfChange(place), siteCode: place.name };
    // Rewards can have been published since it was asked for.
    if ((await priceWeights(trx, site, weights, app.clock.now())).tooDear.length > 0)
      throw new ChangeError('Players could gain by the rewards as they are now. Refuse this, and ask again.');
    await writeStakeWeights(trx, site.siteId, weights);
  },
  overtaken: 'The weights were changed meanwhile. Refuse this, and ask again.',
  unchanged: () => refuse('documentUnchanged'),
  waiting: () => refuseCommand('It waits for a second operator already.'),
};

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
  waiting: () => refuseCommand('It waits for a second operator already.'),
  // Which limit it is does not differ, and has to be told.
  told: (before, after) => ({ before: { ...before }, after }),
};

function siteLimitOf({ name }: ChangePlace): SiteLimitPlace {
  const [kind, window] = name.split('/');
  return { kind: limitKindSchema.parse(kind), window: limitWindowSchema.parse(window) };
}
