import type { PageInput } from '../../page-input.ts';

/**
 * What the head of the home page has beside that of every page: its first banner, which browsers load at once, and what search engines are
 * told of the house in schema.org's words. For loaders: no browser needs what makes it.
 */
export function homeHead({ startup: { site }, origin }: PageInput, hasBanner: boolean) {
  if (!site) return [];
  const banner = hasBanner ? site.banners[0] : undefined;
  const picture = (href: string, media: string) => ({
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    href,
    media,
    fetchPriority: 'high',
  });
  return [
    ...(banner
      ? [picture(banner.image_mobile_url, '(width < 48rem)'), picture(banner.image_url, '(width >= 48rem)')]
      : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            name: site.site_name,
            url: origin,
            logo: new URL(site.logo1, origin).href,
          },
          {
            '@type': 'WebSite',
            name: site.site_name,
            url: origin,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${origin}/slots?search={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
        ],
      },
    },
  ];
}
