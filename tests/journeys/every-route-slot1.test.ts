import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('slot1', 'bonbon.localhost', { every: 6, from: 5 });
