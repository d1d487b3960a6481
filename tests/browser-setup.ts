import { buildForTests } from './build.ts';

/** Everything that browsers load is built before the first of several processes serves it. */
export default buildForTests;
