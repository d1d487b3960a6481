import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('casino5', 'nightjar.localhost', { every: 4, from: 1 });
