import type { ReactNode } from 'react';
import { LinkButton } from '../controls/button.tsx';
import type { Banner } from './types.ts';

/** What a banner says and leads to. The first one's title is the page's heading. */
export function BannerCopy({
  banner,
  first,
  titleClassName,
  bodyClassName,
}: {
  banner: Banner;
  first: boolean;
  titleClassName: string | undefined;
  bodyClassName: string | undefined;
}): ReactNode {
  const Title = first ? 'h1' : 'h2';
  return (
    <>
      <Title className={titleClassName}>{banner.title}</Title>
      <p className={bodyClassName}>{banner.body}</p>
      <LinkButton variant="primary" size="large" href={banner.href}>
        {banner.action}
      </LinkButton>
    </>
  );
}
