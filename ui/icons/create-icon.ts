import { createElement, type ComponentPropsWithRef, type ReactNode } from 'react';

/** An icon as lucide-react describes it: its name, and the shapes on a square of 24. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Makes the component of an icon. Builds put it in the place of lucide-react's own `createLucideIcon`, which can do more
 * than the site asks for, weighs 1.4 KB on every first page, and writes a class and a namespace into each icon.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: ComponentPropsWithRef<'svg'> & { size?: number }): ReactNode {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
