import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('casino5', 'nightjar.localhost', { every: 6, from: 4 });
