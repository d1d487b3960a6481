import type { Template } from './template.ts';

/** The templates that exist, each a module of its own that is loaded only where a site wears it. Written by `npm run themes:registries`. */
const loaders = {
  casino1: () => import('./casino1/parts.ts'),
  casino2: () => import('./casino2/parts.ts'),
  casino3: () => import('./casino3/parts.ts'),
  casino4: () => import('./casino4/parts.ts'),
  casino5: () => import('./casino5/parts.ts'),
  casino6: () => import('./casino6/parts.ts'),
  casino7: () => import('./casino7/parts.ts'),
  casino8: () => import('./casino8/parts.ts'),
  casino9: () => import('./casino9/parts.ts'),
  slot1: () => import('./slot1/parts.ts'),
  slot2: () => import('./slot2/parts.ts'),
  slot3: () => import('./slot3/parts.ts'),
  slot4: () => import('./slot4/parts.ts'),
  slot5: () => import('./slot5/parts.ts'),
  slot6: () => import('./slot6/parts.ts'),
  slot7: () => import('./slot7/parts.ts'),
} as const satisfies Record<string, () => Promise<{ template: Template }>>;

export type BuiltTemplate = keyof typeof loaders;
export const builtTemplates = [
  'casino1',
  'casino2',
  'casino3',
  'casino4',
  'casino5',
  'casino6',
  'casino7',
  'casino8',
  'casino9',
  'slot1',
  'slot2',
  'slot3',
  'slot4',
  'slot5',
  'slot6',
  'slot7',
] as const satisfies readonly BuiltTemplate[];
/** What is worn where a site's template is not known. */
export const fallbackTemplate = 'casino1' satisfies BuiltTemplate;

/** Whether a template of this code can be shown. */
export function isBuilt(themeCode: string): themeCode is BuiltTemplate {
  return Object.hasOwn(loaders, themeCode);
}

export async function loadTemplate(themeCode: BuiltTemplate): Promise<Template> {
  const { template } = await loaders[themeCode]();
  return template;
}

/** The files that the build's manifest knows a template's parts and its home page by. */
export function filesOf(themeCode: BuiltTemplate): { readonly parts: string; readonly home: string } {
  return { parts: `${themeCode}/parts.ts`, home: `${themeCode}/home.tsx` };
}
