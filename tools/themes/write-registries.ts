import { beginScript } from '../command/command.ts';
import { writeRegistries } from './write.ts';

/** `npm run themes:registries`: writes the files that list every template from the folders of `themes`. */
beginScript(
  `npm run themes:registries

Writes the files that list every template from the folders of themes/.`,
  {},
);
for (const file of await writeRegistries(new URL('../../', import.meta.url))) console.log(`wrote ${file}`);
