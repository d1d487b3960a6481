import type { z } from 'zod';

/** A brand folder cannot be imported or exported. Each fault names the file, the field and what was expected. */
export class BrandError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'BrandError';
    this.faults = faults;
  }
}

/** The schema errors of a file, one line per field, such as `missions.json: 0.reward.amount: …`. */
export function faultsOf(file: string, error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const field = issue.path.map(String).join('.');
    return `${file}: ${field === '' ? '' : `${field}: `}${issue.message}`;
  });
}
