import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('slot2', 'tropico.localhost', { every: 4, from: 0 });
