import { pino, type Logger, type LoggerOptions } from 'pino';

export type { Logger };

/** The structured log, one JSON line per event. Secrets are redacted before a line is written. */
export function createLog(level: string, to?: { write(line: string): void }): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: [
        '*.password',
        '*.new_password',
        '*.auth',
        '*.token',
        '*.tac',
        '*.account_number',
        'req.headers.authorization',
        'req.headers.cookie',
      ],
      censor: '[taken out]',
    },
  };
  return to ? pino(options, to) : pino(options);
}
