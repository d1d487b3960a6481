import type { GallerySite } from '@marquee/contract/page.ts';
import { factsOf } from '@marquee/themes/registry.ts';
import type { ReactNode } from 'react';
import type { Route } from './+types/gallery.ts';
import { Gallery, type GalleryTemplate } from '../features/gallery/gallery.tsx';
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
  return { templates: page.gallery.flatMap(templateOf), title: words._('gallery.title') };
}

/** What the gallery says of a template. It is read here, so that no visitor's browser is sent the manifests of all templates. */
function templateOf(site: GallerySite): GalleryTemplate[] {
  const facts = factsOf(site.theme_code);
  if (!facts) return [];
  const { number, name, mood, kind, characters, palettes } = facts;
  return [{ site, facts: { number, name, mood, kind, characters, palettes } }];
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
  return <Gallery templates={loaderData.templates} />;
}
