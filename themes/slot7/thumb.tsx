import type { Game } from '@marquee/ui/sections/types.ts';
import type { ReactNode } from 'react';

/** A poster so small that its smaller file is large enough on every screen. */
export function Thumb({ game, eager }: { game: Game; eager: boolean }): ReactNode {
  return (
    <img
      // Before the address, so that it is never asked for with the cookies of the provider's host.
      crossOrigin="anonymous"
      src={game.image}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      data-late={eager ? undefined : ''}
    />
  );
}
