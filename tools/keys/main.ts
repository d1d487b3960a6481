import { createOwnKeys, ownKeys } from '../../database/own-keys.ts';
import { migrateAll } from '../../database/migrate-all.ts';
import { openDatabase, type Database } from '../../server/kernel/database.ts';
import { listKeys, replaceKey, resealKeys } from '../../server/kernel/keys.ts';
import { cashierVaultName } from '../../server/cashier/cashier.ts';
import { playersVaultName } from '../../server/players/players.ts';
import { keyPairName, makePrivatePem } from '../../server/rounds/keys.ts';
import { readWords, runCommand, UsageError } from '../command/command.ts';
import { requireMasterKey } from '../start/master-key.ts';
import { openForCommand } from '../start/open-for-command.ts';

const usage = `The keys that all processes of a Marquee share. They are stored in its database, encrypted with MARQUEE_KEY.

  npm run keys -- create           create the missing ones
  npm run keys -- list             names, versions and dates; never a key itself
  npm run keys -- rotate <name>    replace a pair (its name ends in .pem); give the public half to the other side
  npm run keys -- rotate master    encrypt all of them with NEW_MARQUEE_KEY; set MARQUEE_KEY to it afterwards

Run it with the environment that Marquee was started with, and restart the servers after a rotation. The vaults' keys are
not rotated, because only they can decrypt what they have encrypted (second factors, account numbers, server seeds), nor
is the key of notifications, because every browser has subscribed with it.`;

await runCommand({
  usage,
  run: async (words) => {
    const { positionals } = readWords(words, {});
    const [what, name] = positionals;
    if (what !== 'create' && what !== 'list' && what !== 'rotate') {
      throw new UsageError('Begin with: create, list or rotate');
    }
    if (what === 'rotate' && name === undefined) throw new UsageError('Name the key to rotate, or master');
    const { config, postgres } = await openForCommand();
    const { pool, db } = openDatabase({ connectionString: postgres.ownerUrl, maxConnections: 1 });
    try {
      await migrateAll({ ownerUrl: postgres.ownerUrl, log: () => undefined });
      if (what === 'list') return await list(db);
      const masterKey = await requireMasterKey(config);
      if (what === 'rotate') return await rotate(db, masterKey, name ?? '');
      const isDemo = config.MARQUEE_ENV !== 'production';
      const made = await createOwnKeys({ ownerUrl: postgres.ownerUrl, masterKey, isDemo });
      console.log(made.length === 0 ? 'Nothing was missing' : `Created ${made.join(', ')}`);
    } finally {
      await pool.end();
      await postgres.stop();
    }
  },
});

async function list(db: Database): Promise<void> {
  for (const { name, version, createdAt } of await listKeys(db)) {
    console.log(`${name.padEnd(40)} version ${version}  ${createdAt.toISOString()}`);
  }
}

async function rotate(db: Database, masterKey: string, name: string): Promise<void> {
  if (name === 'master') {
    const next = process.env['NEW_MARQUEE_KEY'] ?? '';
    if (!/^[0-9a-f]{64}$/i.test(next)) {
      throw new Error('NEW_MARQUEE_KEY: 64 hexadecimal digits, from openssl rand -hex 32');
    }
    console.log(`${await resealKeys(db, masterKey, next)} keys are encrypted with the new master key`);
    return;
  }
  const known = await listKeys(db);
  if (!known.some((key) => key.name === name)) {
    throw new Error(`There is no key ${name}: npm run keys -- list shows the existing ones`);
  }
  if (!name.endsWith(keyPairName(''))) {
    const isVault = [cashierVaultName, playersVaultName, ...Object.keys(ownKeys)].includes(name);
    throw new Error(
      isVault
        ? `${name} cannot be rotated: what it has encrypted, or who has subscribed with it, needs this key`
        : `${name} comes from the provider: connect the provider again (npm run providers)`,
    );
  }
  const version = await replaceKey(db, masterKey, name, await makePrivatePem());
  console.log(
    `${name} is now version ${version}: restart the servers, and give its public half to the other side`,
  );
}
