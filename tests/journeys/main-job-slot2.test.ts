import { describeMainJob, long, short } from './main-job.ts';

describeMainJob('slot2', 'tropico.localhost', { phone: short, desktop: long }, 'CN');
