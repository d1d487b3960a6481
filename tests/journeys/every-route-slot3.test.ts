import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('slot3', 'nukkad.localhost', { every: 6, from: 6 });
