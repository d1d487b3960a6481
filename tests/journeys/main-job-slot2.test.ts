import { describeMainJob } from './main-job.ts';

describeMainJob('slot2', 'tropico.localhost', 'a phone');
