import { describe } from 'vitest';
import { isWhole } from '../sampled.ts';
import { describeMainJob, moving, short } from './main-job.ts';

// As in slot1.
describe.runIf(isWhole)('in all templates', () => {
  describeMainJob('slot5', 'fiesta.localhost', { phone: moving, desktop: short });
});
