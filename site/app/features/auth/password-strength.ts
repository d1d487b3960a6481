/** How hard a password is to guess, from 0 (too short) to 3 (strong). A hint for the player, not a rule. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password.length < 10) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 1;
  // A long phrase is as good as a short one with all kinds of characters.
  const points = kinds + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 2 : 0);
  if (points >= 4) return 3;
  return points >= 3 ? 2 : 1;
}
