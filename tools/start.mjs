import { ensureInstalled, runUnderWantedNode } from './install.mjs';

await ensureInstalled();
await runUnderWantedNode('tools/start/main.ts');
