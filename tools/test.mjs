import { ensureInstalled, runUnderWantedNode } from './install.mjs';

await ensureInstalled();
await runUnderWantedNode('tools/test/main.ts');
