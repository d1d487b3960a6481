import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('casino1', 'localhost', { every: 6, from: 0 });
