import type { ReactNode } from 'react';
import type { Game } from './types.ts';

/**
 * A game's poster, 3 : 4, in the density that the screen needs. Small cards on phones are content with a little less: a
 * poster of 300 pixels weighs a third of one of 600.
 */
export function GamePicture({
  game,
  eager,
  late = false,
  className,
  sizes = '(width < 48rem) 112px, 190px',
}: {
  game: Game;
  eager: boolean;
  /** It comes after the first paint of a first page. What it stands in has to hold its place. */
  late?: boolean;
  className?: string | undefined;
  sizes?: string;
}): ReactNode {
  return (
    <img
      // Before the address, so that it is never asked for with the cookies of the provider's host.
      crossOrigin="anonymous"
      className={className}
      src={game.image}
      srcSet={game.image2x ? `${game.image} 300w, ${game.image2x} 600w` : undefined}
      sizes={sizes}
      width={300}
      height={400}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      data-late={late ? '' : undefined}
      decoding="async"
    />
  );
}
