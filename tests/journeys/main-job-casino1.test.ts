import { describeMainJob } from './main-job.ts';

describeMainJob('casino1', 'localhost', 'a desktop');
