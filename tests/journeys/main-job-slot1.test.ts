import { describe } from 'vitest';
import { isWhole } from '../sampled.ts';
import { describeMainJob, short } from './main-job.ts';

// The templates share what the job is done with; `npm test` does it in those that differ most.
describe.runIf(isWhole)('in all templates', () => {
  describeMainJob('slot1', 'bonbon.localhost', { phone: short, desktop: short });
});
