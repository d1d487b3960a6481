import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('casino2', 'belmare.localhost', { every: 8, from: 5 });
