import { answerHelp, ensureInstalled, runUnderWantedNode } from './install.mjs';

answerHelp(`npm test [-- --turn N], npm run test:all

Runs the checks and tests; the last line counts them. Files that take long take turns, of which the commit chooses one, or --turn
(1 to 16). With test:all everything runs, and what npm test only samples runs whole.`);
await ensureInstalled();
await runUnderWantedNode('tools/test/main.ts');
