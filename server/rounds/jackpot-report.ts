import type { JackpotsReport } from '@marquee/contract/providers/jackpot.ts';
import { askEveryHub } from './ask-every-hub.ts';
import { reportJackpots } from './hub88/client.ts';
import type { ProviderClientApp } from './provider-client.ts';

export interface ProviderJackpots extends JackpotsReport {
  readonly providerCode: string;
}

/** What every connected provider with jackpots says of them, and the codes of those that did not answer. */
export async function readProviderJackpots(
  app: ProviderClientApp,
  { check = false }: { readonly check?: boolean } = {},
): Promise<{ readonly reports: readonly ProviderJackpots[]; readonly silent: readonly string[] }> {
  const { answers, silent } = await askEveryHub(app, (connection) => reportJackpots(app, connection, check));
  return { reports: answers.map(({ providerCode, answer }) => ({ ...answer, providerCode })), silent };
}
