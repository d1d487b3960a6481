import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const root = new URL('../../', import.meta.url);
const begin = '<!-- The floors, from server/floors.json by `npm run architecture`. -->';
const end = '<!-- End of the floors. -->';

const floorsSchema = z.strictObject({ floors: z.array(z.array(z.string()).min(1)) });

/** ARCHITECTURE.md as it is, and with the picture of the server's floors from server/floors.json. */
export async function withFloors(): Promise<{ present: string; wanted: string }> {
  const present = await readFile(new URL('ARCHITECTURE.md', root), 'utf8');
  const from = present.indexOf(begin);
  const to = present.indexOf(end);
  if (from === -1 || to === -1) throw new Error('ARCHITECTURE.md has no markers around the floors');
  const { floors } = floorsSchema.parse(
    JSON.parse(await readFile(new URL('server/floors.json', root), 'utf8')),
  );
  const picture = ['main', ...floors.toReversed().map((rooms) => rooms.join(' · '))].join('\n');
  const text = [begin, '', '```', picture, '```', '', 'Every import points down.', ''].join('\n');
  return { present, wanted: present.slice(0, from) + text + present.slice(to) };
}
