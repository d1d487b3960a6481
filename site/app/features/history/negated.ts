/** A decimal amount with the other sign; zero has none. */
export function negated(amount: string): string {
  if (!/[1-9]/.test(amount)) return amount.replace(/^-/, '');
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
