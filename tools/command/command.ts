import { parseArgs, type ParseArgsConfig, type ParseArgsOptionsConfig } from 'node:util';

/** What is typed cannot be understood; the message says how it is meant. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/**
 * The frame of every command: `--help` prints its usage, what cannot be understood is one line and code 2, and what fails is
 * one line and code 1, with the stack only where LOG_LEVEL is debug. `run` answers the exit code, 0 without one.
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
    console.error(isUsage ? `${error.message} (--help tells more)` : messageOf(error));
    if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** Read the words of a command line: its options, and what stands beside them. Throws UsageError. */
export function readWords<const Options extends ParseArgsOptionsConfig>(words: string[], options: Options) {
  try {
    const config = { args: words, options, allowPositionals: true } as const satisfies ParseArgsConfig;
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(messageOf(error).split('. ')[0] ?? '');
  }
}

/** The message of an error, also of one that has none of its own but those of several attempts. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
