import { answerHelp, ensureInstalled, runUnderWantedNode } from './install.mjs';

answerHelp(`npm start

Starts Marquee: installs what is missing, starts its PostgreSQL, migrates, builds and serves. npm run dev does the same and restarts
when sources change. It is a demo for this machine unless MARQUEE_ENV=production; .env.example lists every setting.`);
await ensureInstalled();
await runUnderWantedNode('tools/start/main.ts');
