import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('slot2', 'tropico.localhost', 'even');
