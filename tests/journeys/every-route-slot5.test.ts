import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('slot5', 'fiesta.localhost', { every: 6, from: 2 });
