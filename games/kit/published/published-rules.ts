/** The rules of a game as they are published: one file a game and version, which is never changed. */
import { z } from 'zod';

/** The file of a game of this kind. `mathematics` is everything that decides a round, beside the words of the specification. */
export function publishedSchemaOf<Kind extends string>(kind: Kind) {
  return z.strictObject({
    title: z.string(),
    mathematics: z
      .looseObject({ kind: z.literal(kind), code: z.string(), version: z.int().min(1) })
      .catchall(z.json()),
  });
}

/** A game as its file has it. */
export function asPublished<Published>(
  schema: z.ZodType<Published>,
  { title, mathematics }: { title: string; mathematics: unknown },
): Published {
  return schema.parse(JSON.parse(JSON.stringify({ title, mathematics })));
}

/** The newest version of a game. */
export function newestOf<Published extends { mathematics: { version: number } }>(
  versions: ReadonlyMap<number, Published>,
): Published | undefined {
  return [...versions.values()].toSorted((a, b) => b.mathematics.version - a.mathematics.version)[0];
}
