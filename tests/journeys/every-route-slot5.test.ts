import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('slot5', 'fiesta.localhost', 'odd');
