/** The pictures of a brand: read from its folder's art/, kept in the database, served from there by every node. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../kernel/database.ts';
import { BrandError } from './brand-error.ts';

/** What a browser is told that a file is, by its ending. */
const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};
/** As the table's check. */
const fileName = /^[a-z0-9@.-]{1,80}$/;
/** A banner of a phone's full screen is a tenth of it. */
const largest_bytes = 2 * 1024 * 1024;
const most = 200;
const largestBrand_bytes = 32 * 1024 * 1024;

export interface Picture {
  readonly sha256: Buffer;
  readonly content: Buffer;
}

/**
 * The pictures of a folder by their names, in their order. `isRead` leaves out other files. Throws a BrandError where one
 * cannot be kept.
 */
export async function readPictures(
  folder: string,
  isRead: (name: string) => boolean = () => true,
): Promise<ReadonlyMap<string, Picture>> {
  const names = (await readdir(folder).catch((): string[] => [])).filter(isRead);
  const pictures = new Map<string, Picture>();
  const faults: string[] = [];
  let size_bytes = 0;
  for (const name of names.toSorted()) {
    if (name.startsWith('.')) continue;
    const content = await readFile(join(folder, name));
    size_bytes += content.length;
    if (mediaTypeOf(name) === undefined || !fileName.test(name)) {
      faults.push(
        `art/${name}: expected a picture (${Object.keys(mediaTypes).join(', ')}) with a name of a-z, 0-9, @, . and -`,
      );
    } else if (content.length > largest_bytes) {
      faults.push(`art/${name}: ${content.length} bytes, expected ${largest_bytes} at most`);
    }
    pictures.set(name, { sha256: createHash('sha256').update(content).digest(), content });
  }
  if (pictures.size > most) faults.push(`art: ${pictures.size} pictures, expected ${most} at most`);
  if (size_bytes > largestBrand_bytes) {
    faults.push(`art: ${size_bytes} bytes in all, expected ${largestBrand_bytes} at most`);
  }
  if (faults.length > 0) throw new BrandError(faults);
  return pictures;
}

/** Undefined where a file is no picture. */
export function mediaTypeOf(name: string): string | undefined {
  const ending = name.split('.').at(-1) ?? '';
  return Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending] : undefined;
}

/** What an address carries of a picture's hash: it changes with the picture. */
export function markOf({ sha256 }: Pick<Picture, 'sha256'>): string {
  return sha256.toString('hex').slice(0, 8);
}

/**
 * Make the pictures of a site those of its brand's folder. What is the same is not written, and what was uploaded in the
 * console stays, because drafts and earlier content name it.
 */
export async function importPictures(
  trx: Database,
  siteId: number,
  pictures: ReadonlyMap<string, Picture>,
): Promise<void> {
  const rows = await trx
    .selectFrom('sites.picture')
    .select(['file_name', 'sha256', 'is_uploaded'])
    .where('site_id', '=', siteId)
    .execute();
  const known = new Map(rows.map((row) => [row.file_name, row.sha256]));
  const gone = rows.flatMap(({ file_name, is_uploaded }) =>
    is_uploaded || pictures.has(file_name) ? [] : [file_name],
  );
  if (gone.length > 0) {
    await trx
      .deleteFrom('sites.picture')
      .where('site_id', '=', siteId)
      .where('file_name', 'in', gone)
      .execute();
  }
  for (const [name, { sha256, content }] of pictures) {
    if (known.get(name)?.equals(sha256)) continue;
    await trx
      .insertInto('sites.picture')
      .values({ site_id: siteId, file_name: name, sha256, content })
      .onConflict((conflict) => conflict.columns(['site_id', 'file_name']).doUpdateSet({ sha256, content }))
      .execute();
  }
}

/** A site's picture; undefined where it has none of that name. */
export async function findPicture(db: Database, siteId: number, name: string): Promise<Picture | undefined> {
  return db
    .selectFrom('sites.picture')
    .select(['sha256', 'content'])
    .where('site_id', '=', siteId)
    .where('file_name', '=', name)
    .executeTakeFirst();
}

/** All pictures of a site by their names. */
export async function sitePictures(db: Database, siteId: number): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await db
    .selectFrom('sites.picture')
    .select(['file_name', 'content'])
    .where('site_id', '=', siteId)
    .orderBy('file_name')
    .execute();
  return new Map(rows.map((row) => [row.file_name, row.content]));
}
