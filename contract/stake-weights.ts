import { z } from 'zod';
import { categories } from './categories.ts';

const { hot: _, ...ofGames } = categories;

/** How much of a stake counts towards rewards, by the category of its game. */
export const stakeWeightSchema = z.object({
  category: z.enum(Object.keys(ofGames)),
  percent: z.int().min(0, 'at least 0').max(100, 'at most 100'),
});
