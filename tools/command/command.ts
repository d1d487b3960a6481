import { parseArgs, type ParseArgsConfig, type ParseArgsOptionsConfig } from 'node:util';

/** The command line cannot be understood. The message states the correct usage. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/**
 * The frame of every command. `--help` prints its usage. A usage error prints one line and exits with 2, any other
 * failure prints one line and exits with 1; the stack is shown only if LOG_LEVEL is debug. `run` returns the exit code,
 * 0 if it returns nothing.
 */
export async function runCommand(command: {
  usage: string;
  run: (words: string[]) => Promise<number | void>;
}): Promise<void> {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    console.log(command.usage.trim());
    return;
  }
  try {
    process.exitCode = (await command.run(words)) ?? 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? `${error.message} (see --help)` : messageOf(error));
    if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** Parse a command line into options and positional words. Throws UsageError. */
export function readWords<const Options extends ParseArgsOptionsConfig>(words: string[], options: Options) {
  try {
    const config = { args: words, options, allowPositionals: true } as const satisfies ParseArgsConfig;
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(messageOf(error).split('. ')[0] ?? '');
  }
}

/**
 * The same frame for a script that is one long run. Returns its options. Prints its usage and exits if help is asked
 * for. From then on, any failure prints one line and exits with 1.
 */
export function beginScript<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    console.log(usage.trim());
    process.exit(0);
  }
  process.on('uncaughtException', (error) => fail(error));
  try {
    return readWords(words, options).values;
  } catch (error) {
    return fail(error);
  }
}

function fail(error: unknown): never {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message} (see --help)` : messageOf(error));
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exit(isUsage ? 2 : 1);
}

/** The message of an error. An AggregateError without a message has those of its attempts. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
