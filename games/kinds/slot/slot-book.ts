/** The book of a round of any slot, whatever its form. */
import { z } from 'zod';
import { bookSchema } from './book.ts';
import { collectBookSchema } from './collect/book.ts';
import { tumbleBookSchema } from './tumble/book.ts';

export const slotBookSchema = z.discriminatedUnion('form', [bookSchema, tumbleBookSchema, collectBookSchema]);
export type SlotBook = z.infer<typeof slotBookSchema>;
