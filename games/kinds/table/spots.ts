/** Chips on the spots of a table: a wager as a table game without further fields has it. */
import { z } from 'zod';
import { unitsSchema } from './table.ts';

/** Units by spot; a spot without chips is left out. */
export type Spots<Spot extends string> = { readonly [Key in Spot]?: number };

/** `{"spots": {"red": 5}}`: at least one spot of these has chips. */
export function spotsSchema<Spot extends string>(names: readonly Spot[]): z.ZodType<{ spots: Spots<Spot> }> {
  return z.strictObject({
    spots: z
      .partialRecord(z.enum(names), unitsSchema)
      .refine((spots) => Object.keys(spots).length > 0, { error: 'at least one spot needs chips' }),
  });
}

/** All units on a table. */
export function unitsOn(spots: Readonly<Record<string, number | undefined>>): number {
  return Object.values(spots).reduce<number>((sum, units) => sum + (units ?? 0), 0);
}
