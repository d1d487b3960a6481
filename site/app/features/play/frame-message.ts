import { toMinor } from '@marquee/ui/data/decimal.ts';

/** What a framed game says to this page. Anything else, or from elsewhere than the game's own origin, is not heard. */
type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'round'; readonly net_minor: bigint }
  | { readonly type: 'balance'; readonly balance_minor: bigint }
  | { readonly type: 'close' }
  | { readonly type: 'deposit' }
  | { readonly type: 'error'; readonly error: string };

/** Read a message of the frame whose page is at `gameUrl`. Undefined where it is none of the game's. */
export function readFrameMessage(
  message: { readonly origin: string; readonly data: unknown },
  gameUrl: string,
): FrameMessage | undefined {
  if (message.origin !== URL.parse(gameUrl)?.origin) return undefined;
  const { data } = message;
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  switch (data.type) {
    case 'marquee:ready':
      return { type: 'ready' };
    case 'marquee:close':
      return { type: 'close' };
    case 'marquee:deposit':
      return { type: 'deposit' };
    case 'marquee:error':
      return { type: 'error', error: 'error' in data && typeof data.error === 'string' ? data.error : '' };
    case 'marquee:balance': {
      const balance_minor = 'balance_minor' in data ? minorOf(data.balance_minor) : undefined;
      return balance_minor === undefined ? undefined : { type: 'balance', balance_minor };
    }
    case 'marquee:round': {
      const bet = 'bet_minor' in data ? minorOf(data.bet_minor) : undefined;
      const win = 'win_minor' in data ? minorOf(data.win_minor) : undefined;
      return bet === undefined || win === undefined ? undefined : { type: 'round', net_minor: win - bet };
    }
    default:
      return undefined;
  }
}

function minorOf(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d{1,18}$/.test(value) ? BigInt(value) : undefined;
}

/**
 * What the bar shows of a balance that has become `next`. A win is known before the reels have stopped and would give the
 * round away; so after a stake the balance may only fall until the game says that the round is over.
 */
export function shownBalance(shown: string, next: string, roundIsOpen: boolean): string {
  return roundIsOpen && toMinor(next) > toMinor(shown) ? shown : next;
}
