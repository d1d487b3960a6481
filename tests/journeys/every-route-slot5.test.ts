import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('slot5', 'fiesta.localhost', { every: 4, from: 2 });
