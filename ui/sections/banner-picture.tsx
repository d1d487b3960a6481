import type { ReactNode } from 'react';
import { usePageSettled } from './page-settled.ts';
import type { Banner } from './types.ts';

/** The picture behind the words of a banner. The first is there at once; the others come when the page has settled. */
export function BannerPicture({
  banner,
  first,
  className,
}: {
  banner: Banner;
  first: boolean;
  className?: string;
}): ReactNode {
  const settled = usePageSettled();
  if (!first && !settled) return null;
  return (
    <picture className={className}>
      <source media="(width < 48rem)" srcSet={banner.imageMobile} width={780} height={640} />
      <img
        src={banner.image}
        alt=""
        width={1600}
        height={600}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
