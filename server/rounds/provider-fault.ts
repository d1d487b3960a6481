import { z } from 'zod';
import { RefusalError } from '../kernel/errors.ts';

/** A provider could not be asked. Players see `providerUnavailable`; `reason` is for the operator. */
export class ProviderFault extends RefusalError {
  readonly reason: string;

  constructor(reason: string) {
    super('providerUnavailable');
    this.name = 'ProviderFault';
    this.reason = reason;
  }
}

/** A provider answered with an error status. */
export class ProviderStatusError extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(
      `it answered HTTP ${status}${statusHint(status)}: ${body.replaceAll(/\s+/g, ' ').slice(0, 300) || 'no body'}`,
    );
    this.name = 'ProviderStatusError';
    this.status = status;
  }
}

function statusHint(status: number): string {
  if (status === 401 || status === 403) return ', it rejects our signature or credentials';
  if (status === 404) return ', check its address';
  return '';
}

/** Why a call to a provider failed, as a clause that follows its name, e.g. "it answered HTTP 401: …". */
export function faultReason(error: unknown): string {
  if (error instanceof z.ZodError) return `its answer is malformed ${issueOf(error)}`;
  if (error instanceof SyntaxError) return `its answer is not JSON: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it did not answer in time';
  if (error instanceof TypeError && error.cause instanceof Error) {
    return `it cannot be reached: ${error.cause.message || error.cause.name}`;
  }
  return error.message;
}

/** The first validation issue and its path. */
export function issueOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const path = issue?.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('');
  return `at ${path?.replace(/^\./, '') || 'the top'}: ${issue?.message ?? 'unknown'}`;
}
