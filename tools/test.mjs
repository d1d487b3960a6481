import { answerHelp, ensureInstalled, runUnderWantedNode } from './install.mjs';

answerHelp(`npm test

Runs every check and test; the last line counts them.`);
await ensureInstalled();
await runUnderWantedNode('tools/test/main.ts');
