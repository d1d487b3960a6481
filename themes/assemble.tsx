import { lazy } from 'react';
import type { HomeData, SectionFrame } from './home/section.ts';
import type { Template } from './template.ts';

/** A template out of its parts; its home page is that of its plan. */
export function assemble(parts: Omit<Template, 'Home'>): Template {
  const Home = lazy(async () => {
    const { className, sections } = await parts.loadHome();
    return {
      default: (props: HomeData & SectionFrame) => (
        <div className={className}>
          {sections.map(({ Section }, index) => (
            // Sections are a fixed list: none comes, goes or changes places.
            <Section key={index} {...props} />
          ))}
        </div>
      ),
    };
  });
  return { ...parts, Home };
}
