import { paletteColours } from '@marquee/contract/palette-colours.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { ExternalLink } from 'lucide-react';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { CopyButton } from '../security/copy-button.tsx';
import { useWords } from '../../words/use-words.ts';
import { Choice } from './choice.tsx';
import type { GallerySize, GalleryTemplate } from './gallery.tsx';
import styles from './gallery.module.css';
import { Miniature } from './miniature.tsx';

/** A template: live miniatures in the chosen palette, its palettes, and the two values that a site is set to. */
export function TemplateCard({
  site: { theme_code, site_name, addresses },
  facts,
  size,
}: GalleryTemplate & { size: GallerySize }): ReactNode {
  const t = useWords();
  const title = useId();
  const [palette, setPalette] = useState(facts.palettes[0] ?? '');
  const address = addresses[palette] ?? '';
  const values = `theme_code: ${theme_code}\ntheme_color: ${palette}`;
  const colours = paletteColours[theme_code] ?? {};
  return (
    <article className={styles['card']} aria-labelledby={title}>
      <div className={styles['views']} style={groundOf(colours[palette]?.canvas)}>
        {size !== 'phone' && (
          <Miniature
            key={`${palette} desktop`}
            view="desktop"
            address={address}
            title={t('gallery.desktopOf', { name: facts.name })}
          />
        )}
        {size !== 'desktop' && (
          <Miniature
            key={`${palette} phone`}
            view="phone"
            address={address}
            title={t('gallery.phoneOf', { name: facts.name })}
          />
        )}
      </div>
      <div className={styles['words']}>
        <h2 id={title} className={styles['name']}>
          {facts.name}
        </h2>
        <p className={styles['mood']}>{t.find(`gallery.mood.${theme_code}`) ?? facts.mood}</p>
        <p className={styles['brand']}>{t('gallery.brand', { brand: site_name })}</p>
      </div>
      <Choice
        legend={t('gallery.palette')}
        name={`palette-${theme_code}`}
        chosen={palette}
        choose={setPalette}
        options={facts.palettes.map((name) => ({
          value: name,
          label: (
            <>
              <span
                className={styles['sample']}
                style={sampleOf(colours[name]?.canvas, colours[name]?.accent)}
                aria-hidden="true"
              />
              {name}
            </>
          ),
        }))}
      />
      <div className={styles['acts']}>
        <code className={styles['values']}>{values}</code>
        <LinkButton size="small" href={address} target="_blank" rel="noopener">
          <ExternalLink size={16} aria-hidden="true" />
          {t('gallery.open')}
        </LinkButton>
        <CopyButton text={values} of={facts.name} />
      </div>
    </article>
  );
}

function groundOf(canvas: string | undefined): CSSProperties | undefined {
  return canvas === undefined ? undefined : { backgroundColor: canvas };
}

function sampleOf(canvas: string | undefined, accent: string | undefined): CSSProperties | undefined {
  if (canvas === undefined || accent === undefined) return undefined;
  return { backgroundImage: `linear-gradient(135deg, ${canvas} 50%, ${accent} 50%)` };
}
