import type { ReactNode } from 'react';
import type { Game } from './types.ts';

/** A game's landscape, 4 : 3, without lettering. Of a game that has none it is the poster, which its place has to cut. */
export function WidePicture({
  game,
  eager,
  className,
}: {
  game: Game;
  /** It is there at once; others come after the first paint of a first page. */
  eager: boolean;
  className?: string | undefined;
}): ReactNode {
  return (
    <img
      // Before the address, so that it is never asked for with the cookies of the provider's host.
      crossOrigin="anonymous"
      className={className}
      src={game.imageWide || game.image}
      width={480}
      height={360}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      data-late={eager ? undefined : ''}
      decoding="async"
    />
  );
}
