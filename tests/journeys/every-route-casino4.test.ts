import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('casino4', 'ruyi.localhost', { every: 6, from: 6 });
