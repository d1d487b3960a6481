import type { GallerySite } from '@marquee/contract/page.ts';
import { templateCharacters, templateKinds, type Manifest } from '@marquee/themes/manifest.ts';
import { useState, type ReactNode } from 'react';
import { Notices } from '../../session/notices.tsx';
import { useWords } from '../../words/use-words.ts';
import { Choice } from './choice.tsx';
import styles from './gallery.module.css';
import { TemplateCard } from './template-card.tsx';

const sizes = ['both', 'desktop', 'phone'] as const;
export type GallerySize = (typeof sizes)[number];

export interface GalleryTemplate {
  readonly site: GallerySite;
  readonly facts: Pick<Manifest, 'number' | 'name' | 'mood' | 'kind' | 'characters' | 'palettes'>;
}

/** The templates as their demo brands show them, live and small, and what a site needs to have one. */
export function Gallery({ templates: known }: { templates: readonly GalleryTemplate[] }): ReactNode {
  const t = useWords();
  const [kind, setKind] = useState<(typeof templateKinds)[number] | 'all'>('all');
  const [character, setCharacter] = useState<(typeof templateCharacters)[number] | 'all'>('all');
  const [size, setSize] = useState<GallerySize>('both');
  const shown = known
    .filter(({ facts }) => kind === 'all' || facts.kind === kind)
    .filter(({ facts }) => character === 'all' || facts.characters.includes(character))
    .toSorted((a, b) => a.facts.number - b.facts.number);
  const kinds = templateKinds.filter((each) => known.some(({ facts }) => facts.kind === each));
  return (
    <main id="main" className={styles['page']} tabIndex={-1}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('gallery.title')}</h1>
        <p className={styles['lead']}>{t('gallery.lead', { count: known.length })}</p>
      </header>
      <form className={styles['filters']} aria-label={t('gallery.filters')}>
        <Choice
          legend={t('gallery.kind')}
          name="kind"
          chosen={kind}
          choose={setKind}
          options={[
            { value: 'all', label: t('gallery.all') },
            ...kinds.map((each) => ({ value: each, label: t(`gallery.kind.${each}`) })),
          ]}
        />
        <Choice
          legend={t('gallery.character')}
          name="character"
          chosen={character}
          choose={setCharacter}
          options={[
            { value: 'all', label: t('gallery.all') },
            ...templateCharacters.map((each) => ({ value: each, label: t(`gallery.character.${each}`) })),
          ]}
        />
        <Choice
          legend={t('gallery.size')}
          name="size"
          chosen={size}
          choose={setSize}
          options={sizes.map((each) => ({ value: each, label: t(`gallery.size.${each}`) }))}
        />
        <output className={styles['count']}>{t('gallery.count', { count: shown.length })}</output>
      </form>
      <ul className={styles['templates']} data-size={size}>
        {shown.map(({ site, facts }) => (
          <li key={site.theme_code}>
            <TemplateCard site={site} facts={facts} size={size} />
          </li>
        ))}
      </ul>
      <Notices />
    </main>
  );
}
