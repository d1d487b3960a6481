/** The deposit that the player last began, so that he can come back to it after closing the payment page. */

function storageKey(accountId: string): string {
  return `marquee.deposit.${accountId}`;
}

export function rememberDeposit(accountId: string, depositId: string): void {
  localStorage.setItem(storageKey(accountId), depositId);
}

export function rememberedDeposit(accountId: string): string | null {
  return localStorage.getItem(storageKey(accountId));
}

export function forgetDeposit(accountId: string): void {
  localStorage.removeItem(storageKey(accountId));
}
