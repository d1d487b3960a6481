import { describeMainJob, long } from './main-job.ts';

describeMainJob('casino1', 'localhost', { phone: long, desktop: long }, 'EN');
