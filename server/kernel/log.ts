import { pino, type Logger } from 'pino';

export type { Logger };

/** The structured log: one JSON line an event. What must not be read by operators is taken out before it is written. */
export function createLog(level: string): Logger {
  return pino({
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
  });
}
