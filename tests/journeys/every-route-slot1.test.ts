import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('slot1', 'bonbon.localhost', { every: 12, from: 3 });
