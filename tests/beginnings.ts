import { fileURLToPath } from 'node:url';
import { createOwnKeys } from '../database/own-keys.ts';
import { seed } from '../database/seed.ts';
import type { Beginning } from './postgres.ts';
import { testMasterKey } from './test-keys.ts';

const brandsDirectory = fileURLToPath(new URL('../brands', import.meta.url));

/** Imports the demo brands. */
export const importDemoBrands = (ownerUrl: string): Promise<void> =>
  seed({ ownerUrl, brandsDirectory, log: () => undefined });

/** The keys that a demo needs, under the tests' master key. To make them anew for each database would take a second of each. */
export const ownKeysMade: Beginning = {
  name: 'keys',
  write: async (ownerUrl) => {
    await createOwnKeys({ ownerUrl, masterKey: testMasterKey, isDemo: true });
  },
};

/** These keys, and the demo brands. */
export const brandsImported: Beginning = {
  name: 'brands',
  write: async (ownerUrl) => {
    await ownKeysMade.write(ownerUrl);
    await importDemoBrands(ownerUrl);
  },
};
