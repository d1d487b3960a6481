import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { UsageError } from '../command/command.ts';
import type { JiliSubject } from './jili-wallet.ts';
import type { ProviderSubject } from './provider-call.ts';
import type { WalletSubject } from './wallet.ts';

export const usage = `Play every rule of the provider protocol, and print which are kept and which are broken.

  npm run certify -- --provider <code> [--site aurum] [--account demo] [--bet 1]
      [--wallet-host 127.0.0.1] [--wallet-port 0] [--wallet-url <how the provider reaches it>]
      against a connected provider: its games, addresses, free bets and transactions, and rounds that it plays against this
      command's own wallet, which listens at --wallet-host. Run it with the environment that Marquee was started with; --bet
      is a bet that its games accept, in units. The provider has to serve /certification/round (docs/providers.md).

  npm run certify -- --operator <wallet url> --key <provider's private key, PEM> --user <user> --token <token>
      --game <game code> --currency <currency> [--expired-token <token>]
      against an operator's wallet, as a provider would call it. The player needs a balance of at least 20 units, of which a
      few are spent. --expired-token is a token of the same player whose session has ended.

  npm run certify -- --operator <wallet url> --form jili --username <name> --password <password> --user <user>
      --token <token> --game <game id> --currency <currency>
      the same in JILI's protocol; it spends less than ten units.

The exit code is 0 if every rule is kept, 1 if one is broken, and 2 if one could not be tried.
`;

export type Command =
  | {
      readonly against: 'provider';
      readonly providerCode: string;
      readonly siteCode: string;
      readonly accountId: string;
      /** 1/100,000 of a unit. */
      readonly bet: number;
      readonly wallet: NonNullable<ProviderSubject['wallet']>;
    }
  | { readonly against: 'operator'; readonly subject: WalletSubject }
  | { readonly against: 'jili_operator'; readonly subject: JiliSubject };

/** Read a command line. Throws UsageError. */
export async function readCommand(args: readonly string[]): Promise<Command> {
  const values = parse(args);
  if (values.provider !== undefined) {
    const bet = Number(values.bet ?? '1') * 100_000;
    if (!Number.isSafeInteger(bet) || bet < 1) throw new UsageError('--bet is an amount in units, e.g. 0.5');
    return {
      against: 'provider',
      providerCode: values.provider,
      siteCode: values.site ?? 'aurum',
      accountId: values.account ?? 'demo',
      bet,
      wallet: walletOf(values),
    };
  }
  const { operator, key, user, token, game, currency } = values;
  if (values.form === 'jili') return readJili(values);
  if (values.form !== undefined && values.form !== 'hub88') throw new UsageError('--form is hub88 or jili');
  if (!operator || !key || !user || !token || !game || !currency) {
    throw new UsageError(
      'Give --provider, or --operator with --key, --user, --token, --game and --currency.',
    );
  }
  return {
    against: 'operator',
    subject: {
      walletUrl: operator,
      privateKey: createPrivateKey(await readFile(key, 'utf8')),
      user,
      token,
      expiredToken: values['expired-token'],
      gameCode: game,
      currency,
    },
  };
}

function walletOf(values: ReturnType<typeof parse>): NonNullable<ProviderSubject['wallet']> {
  const port = Number(values['wallet-port'] ?? '0');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError('--wallet-port is a port');
  return { host: values['wallet-host'] ?? '127.0.0.1', port, publicUrl: values['wallet-url'] };
}

function readJili(values: ReturnType<typeof parse>): Command {
  const { operator: walletUrl, username, password, user, token, game: gameCode, currency } = values;
  if (!walletUrl || !username || !password || !user || !token || !gameCode || !currency) {
    throw new UsageError('Give --username, --password, --user, --token, --game and --currency.');
  }
  if (!/^\d{1,10}$/.test(gameCode)) throw new UsageError('--game is a number in this form');
  const subject = { walletUrl, username, password, user, token, gameCode, currency };
  return { against: 'jili_operator', subject };
}

const text = { type: 'string' } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        provider: text,
        site: text,
        account: text,
        bet: text,
        'wallet-host': text,
        'wallet-port': text,
        'wallet-url': text,
        operator: text,
        form: text,
        username: text,
        password: text,
        key: text,
        user: text,
        token: text,
        'expired-token': text,
        game: text,
        currency: text,
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
