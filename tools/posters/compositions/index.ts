import type { Composition } from '../poster.ts';
import { adventure } from './adventure.ts';
import { classic } from './classic.ts';
import { crash } from './crash.ts';
import { eastern } from './eastern.ts';
import { instant } from './instant.ts';
import { live } from './live.ts';
import { poker } from './poker.ts';
import { table } from './table.ts';

/** The picture of every house game, by its code. */
export const compositions: Record<string, Composition> = {
  ...eastern,
  ...classic,
  ...adventure,
  ...instant,
  ...crash,
  ...table,
  ...live,
  ...poker,
};
