import type { Template } from '@marquee/themes/template.ts';
import { createContext, useContext } from 'react';

export const TemplateContext = createContext<Template | undefined>(undefined);

/** The template that the site wears. It is loaded before anything is rendered and never changes on a page. */
export function useTemplate(): Template {
  const template = useContext(TemplateContext);
  if (!template) throw new Error('useTemplate was called outside a rendered page.');
  return template;
}
