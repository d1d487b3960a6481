import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('casino2', 'belmare.localhost', { every: 6, from: 3 });
