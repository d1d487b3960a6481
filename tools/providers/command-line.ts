import { parseArgs } from 'node:util';
import { UsageError } from '../command/command.ts';
import type { Database } from '@marquee/server/kernel/database.ts';
import type { Keys } from '@marquee/server/kernel/keys.ts';

export const usage = `Connect providers of games, and say what of them is offered. Run it with the environment that Marquee was started with.

  npm run providers -- list
  npm run providers -- connect hub88 --code <CODE> --slug <slug> --name <name> --url <address of its half>
      --operator-id <id> --public-key <its public key, PEM> [--free-bets freebets|rewards] [--opens-in frame|popup]
  npm run providers -- connect jili --code <CODE> --slug <slug> --name <name> --url <address of its API>
      --agent-id <AgentId>, with the AgentKey in the environment as AGENT_KEY [--opens-in frame|popup]
  npm run providers -- sync <CODE>
  npm run providers -- reconcile <CODE> --from <time> --to <time>
  npm run providers -- assign <CODE> --site <site>        its games are offered on a site
  npm run providers -- unassign <CODE> --site <site>
  npm run providers -- disable <CODE> [--game <code> [--site <site>]]        a provider, a game, or a game on one site
  npm run providers -- enable <CODE> [--game <code> [--site <site>]]
  npm run providers -- opens-in <CODE> frame|popup [--game <code>]
  npm run providers -- origins <CODE> [--allow <origin> | --refuse <origin>] [--kind game|picture]
  npm run providers -- grant <CODE> --site <site> --account <account> --game <code> --rounds <n> --bet <units>
      [--days 7] [--win-as bonus|cash] [--reward <uuid>]
  npm run providers -- history [<CODE>]                   who changed what, the newest first

Each change is recorded under the name of the account that runs the command, or --as <operator>.
`;

export interface Place {
  readonly db: Database;
  /** With the owner's rights. */
  readonly owner: Database;
  readonly keys: Keys;
  readonly masterKey: string;
  /** Whose change it is where `--as` does not say. */
  readonly user: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reads a file that is named on the command line. */
  readFile(path: string): Promise<string>;
}

export type Values = ReturnType<typeof parse>['values'];

/** A required value. Throws UsageError if it is missing. */
export function required(value: string | undefined, name: string): string {
  if (!value) throw new UsageError(`Give ${name}.`);
  return value;
}

/** Whose change it is. Throws UsageError. */
export function actorOf(place: Pick<Place, 'user'>, values: Pick<Values, 'as'>): string {
  return required((values.as ?? place.user).trim(), '--as');
}

const text = { type: 'string' } as const;

/** Read a command line. Throws UsageError. */
export function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: text,
        code: text,
        slug: text,
        name: text,
        url: text,
        'operator-id': text,
        'public-key': text,
        'agent-id': text,
        'free-bets': text,
        'opens-in': text,
        from: text,
        to: text,
        site: text,
        game: text,
        kind: text,
        allow: text,
        refuse: text,
        account: text,
        rounds: text,
        bet: text,
        days: text,
        'win-as': text,
        reward: text,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
