import type { Template } from './template.ts';

/** The templates that exist, each a module of its own that is loaded only where a site wears it. */
const loaders = {
  casino1: {
    file: 'casino1/casino1.ts',
    homeFile: 'casino1/home.tsx',
    load: () => import('./casino1/casino1.ts'),
  },
  slot2: { file: 'slot2/slot2.ts', homeFile: 'slot2/home.tsx', load: () => import('./slot2/slot2.ts') },
  slot5: { file: 'slot5/slot5.ts', homeFile: 'slot5/home.tsx', load: () => import('./slot5/slot5.ts') },
} as const satisfies Record<
  string,
  { file: string; homeFile: string; load: () => Promise<{ template: Template }> }
>;

export type BuiltTemplate = keyof typeof loaders;
export const builtTemplates = ['casino1', 'slot2', 'slot5'] as const satisfies readonly BuiltTemplate[];

/** Whether a template of this code can be shown. */
export function isBuilt(themeCode: string): themeCode is BuiltTemplate {
  return Object.hasOwn(loaders, themeCode);
}

/** The template of a code, and the files that the build's manifest knows it and its home page by. */
export async function loadTemplate(
  themeCode: BuiltTemplate,
): Promise<{ template: Template; file: string; homeFile: string }> {
  const { load, file, homeFile } = loaders[themeCode];
  const { template } = await load();
  return { template, file, homeFile };
}
