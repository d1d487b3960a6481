import { writeFile } from 'node:fs/promises';
import { registries } from './registries.ts';

/** `npm run contract:registries`: writes the files that list every call from the paths of the calls. */
const root = new URL('../../', import.meta.url);
for (const [file, text] of await registries()) {
  await writeFile(new URL(file, root), text);
  console.log(`wrote ${file}`);
}
