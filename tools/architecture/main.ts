import { writeFile } from 'node:fs/promises';
import { beginScript } from '../command/command.ts';
import { withFloors } from './floors.ts';

/** `npm run architecture`: draws the server's floors into ARCHITECTURE.md. */
beginScript(
  `npm run architecture

Draws the floors of the server, from server/floors.json, into ARCHITECTURE.md.`,
  {},
);
const { wanted } = await withFloors();
await writeFile(new URL('../../ARCHITECTURE.md', import.meta.url), wanted);
console.log('wrote ARCHITECTURE.md');
