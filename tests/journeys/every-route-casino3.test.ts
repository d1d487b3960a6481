import { describeEveryRoute } from './every-route.ts';

describeEveryRoute('casino3', 'yokocho.localhost', { every: 6, from: 6 });
