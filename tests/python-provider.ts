import { execFileSync, spawn } from 'node:child_process';
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** The reference provider of the docs, which knows nothing of this repository. */
export const providerScript = fileURLToPath(new URL('../docs/examples/provider.py', import.meta.url));

/** Undefined where the machine has no python3; what needs it is left out then. */
export const pythonVersion = versionOfPython();

function versionOfPython(): string | undefined {
  try {
    return execFileSync('python3', ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    console.warn('There is no python3 on this machine: the tests of docs/examples/provider.py are left out.');
    return undefined;
  }
}

export interface PythonProvider {
  /** Before `/game/list` and the others. */
  readonly url: string;
  /** Which the operator is to be given. */
  readonly publicPem: string;
  close(): Promise<void>;
}

/**
 * Run the reference provider as a process of its own. `change` makes a faulty one: each text in it is replaced by the
 * other, and has to be there.
 */
export async function startPythonProvider(options: {
  walletUrl: string;
  operatorPublicPem: string;
  change?: readonly (readonly [from: string, to: string])[];
  /** What was told of it before it runs. */
  known?: { readonly port: number; readonly privatePem: string };
}): Promise<PythonProvider> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-python-'));
  const privateKey = options.known
    ? createPrivateKey(options.known.privatePem)
    : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const script = join(folder, 'provider.py');
  const key = join(folder, 'provider.pem');
  const operatorKey = join(folder, 'operator.pem');
  await writeFile(script, changed(await readFile(providerScript, 'utf8'), options.change ?? []));
  await writeFile(key, pemOf(privateKey), { mode: 0o600 });
  await writeFile(operatorKey, options.operatorPublicPem);
  const port = String(options.known?.port ?? (await freePort()));
  const files = ['--key', key, '--operator-key', operatorKey, '--db', join(folder, 'provider.db')];
  const child = spawn(
    'python3',
    [script, '--port', port, '--wallet', options.walletUrl, '--certification', ...files],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const isUp = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(() => true),
    ended.then(() => false),
  ]);
  if (!isUp) throw new Error('The reference provider ended at its start');
  return {
    url: `http://127.0.0.1:${port}`,
    publicPem: pemOf(createPublicKey(privateKey)),
    close: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function changed(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The reference provider has no ${from}`);
    return before.replaceAll(from, () => to);
  }, text);
}

function pemOf(key: KeyObject): string {
  const type = key.type === 'private' ? 'pkcs8' : 'spki';
  return key.export({ type, format: 'pem' }).toString();
}
