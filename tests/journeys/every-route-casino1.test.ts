import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('casino1', 'localhost');
