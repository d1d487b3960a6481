import { describeMainJob, moving, short } from './main-job.ts';

describeMainJob('slot5', 'fiesta.localhost', { phone: moving, desktop: short }, 'CN');
