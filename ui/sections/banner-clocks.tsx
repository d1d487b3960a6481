import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BannerClock } from './banner-clock.tsx';
import { BannerPause } from './banner-pause.tsx';
import type { Banner, CarouselWords } from './types.ts';

/** The clocks of a carousel's banners and the button that stops them; nothing where there is one banner. */
export function BannerClocks({
  banners,
  current,
  show,
  words,
  className,
  passedClassName,
}: {
  banners: readonly Banner[];
  /** Which banner is shown, from 0. */
  current: number;
  /** Told which one to show. */
  show: (index: number) => void;
  words: CarouselWords;
  className?: string | undefined;
  /** Of the clocks before the current one. */
  passedClassName?: string | undefined;
}): ReactNode {
  if (banners.length < 2) return null;
  return (
    <>
      {banners.map((banner, index) => (
        <BannerClock
          key={banner.image}
          label={words.slide(index + 1)}
          current={index === current}
          className={clsx(className, index < current && passedClassName)}
          onSelect={() => show(index)}
          onDue={() => show((current + 1) % banners.length)}
        />
      ))}
      <BannerPause label={words.pauseCarousel} />
    </>
  );
}
