import type { z } from 'zod';

/** A brand's folder cannot be taken over; each fault names file and field, and what was expected. */
export class BrandError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'BrandError';
    this.faults = faults;
  }
}

/** What a schema says of a file, as `missions.json: 0.reward.amount: …`, one line a field. */
export function faultsOf(file: string, error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const field = issue.path.map(String).join('.');
    return `${file}: ${field === '' ? '' : `${field}: `}${issue.message}`;
  });
}
