import { z } from 'zod';

const text = z.string().max(160);

/** The most lines that a bet can have: a large accumulator. */
const mostLines = 40;

/**
 * One line of a sportsbook bet. Besides the names in the provider's own language there may be translations, with the
 * language's code in lower case: `home_name_en`, `away_name_cn`.
 */
export const betLineSchema = z
  .object({
    bet_type: text,
    home_away: text,
    criteria1: text,
    home_team_name: text,
    away_team_name: text,
  })
  .catchall(text)
  .describe('Also home_name_{lang} and away_name_{lang}, by language');
export type BetLine = z.infer<typeof betLineSchema>;

export const betLinesSchema = z.array(betLineSchema).max(mostLines);

const isLineField = (name: string): boolean =>
  Object.hasOwn(betLineSchema.shape, name) || /^(home|away)_name_[a-z]{2,3}$/.test(name);

/**
 * The lines that a provider sent with a bet, `{ "bet_lines": [...] }`; empty if `meta` has any other form. Unknown
 * fields are left out.
 */
export function betLinesIn(meta: unknown): BetLine[] {
  const parsed = z.object({ bet_lines: betLinesSchema }).safeParse(meta);
  if (!parsed.success) return [];
  return parsed.data.bet_lines.map((line) =>
    betLineSchema.parse(Object.fromEntries(Object.entries(line).filter(([name]) => isLineField(name)))),
  );
}
