import type { ReactNode } from 'react';
import type { Route } from './+types/gallery.ts';
import { Gallery } from '../features/gallery/gallery.tsx';
import { pageContext } from '../page-input.ts';
import { pageNotFound } from '../shell/page-error.ts';
import { pageMeta } from '../shell/page-meta.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { shellOf } from '../shell/shell-data.ts';
import { createWords } from '../words/load.ts';

export const handle = { layout: 'none', catalogues: ['gallery', 'general'] } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (!page.gallery) throw pageNotFound(request.url, shellOf(page));
  const words = await createWords(page.language, ['gallery']);
  return { sites: page.gallery, title: words._('gallery.title') };
}

export function meta({ matches, loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = matches[0].loaderData;
  return [
    ...pageMeta({ shell, title: loaderData?.title ?? '', pathname: location.pathname }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** All templates in all palettes, for who chooses one for a site. A demo has it. */
export default function GalleryPage({ loaderData }: Route.ComponentProps): ReactNode {
  return <Gallery sites={loaderData.sites} />;
}
