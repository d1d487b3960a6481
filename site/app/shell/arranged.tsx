import type { ArrangedSection, ArrangementOf } from '@marquee/themes/arrangements.ts';
import { createContext, lazy, use, type ComponentType, type ReactNode } from 'react';
import { arrangementIn } from './arrangement-line.ts';
import { useShell } from './shell-context.ts';

/** Told on the server which arrangements a page shows, so that the document brings their scripts and styles with it. */
export const ArrangementsContext = createContext<((file: string) => void) | undefined>(undefined);

/** The file that the build's manifest knows an arrangement by. */
function fileOf(section: ArrangedSection, name: string): string {
  return `app/arrangements/${section}/${name}.tsx`;
}

/**
 * A section of a page in the arrangement that the site's template chooses. The others are never loaded. It needs no
 * `Suspense` around it: the document preloads its code, and a page that is reached by a link waits for it as for its own.
 */
export function arranged<Section extends ArrangedSection, Props extends object>(
  section: Section,
  loaders: Readonly<Record<ArrangementOf<Section>, () => Promise<{ default: ComponentType<Props> }>>>,
): (props: Props) => ReactNode {
  const loaded = new Map<string, ComponentType<Props>>(
    Object.entries<() => Promise<{ default: ComponentType<Props> }>>(loaders).map(([name, load]) => [
      name,
      lazy(load),
    ]),
  );
  return function Arranged(props) {
    const name = arrangementIn(useShell().theme.pages, section);
    const tell = use(ArrangementsContext);
    tell?.(fileOf(section, name));
    const Chosen = loaded.get(name);
    return Chosen ? <Chosen {...props} /> : null;
  };
}
