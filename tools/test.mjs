import { answerHelp, ensureInstalled, runUnderWantedNode } from './install.mjs';

answerHelp(`npm test, npm run test:all

Runs every check and test; the last line counts them. With test:all, what npm test only samples runs whole.`);
await ensureInstalled();
await runUnderWantedNode('tools/test/main.ts');
