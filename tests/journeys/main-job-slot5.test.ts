import { describeMainJob } from './main-job.ts';

describeMainJob('slot5', 'fiesta.localhost', 'none');
