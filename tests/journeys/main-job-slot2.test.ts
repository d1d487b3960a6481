import { describeMainJob, long } from './main-job.ts';

describeMainJob('slot2', 'tropico.localhost', { phone: long, desktop: long }, 'EN');
