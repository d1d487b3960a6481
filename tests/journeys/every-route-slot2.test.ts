import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('slot2', 'tropico.localhost', { every: 6, from: 1 });
