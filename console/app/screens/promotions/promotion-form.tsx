import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import type { ReactNode } from 'react';
import { Section } from '../../figures/facts.tsx';
import { useWords } from '../../words/use-words.ts';
import { localTime, momentOf } from '../content/moments.ts';
import { Texts } from '../content/page-editor.tsx';
import { PictureField } from '../content/picture-field.tsx';
import { TextFields } from '../content/text-fields.tsx';
import { NumberField } from './figure-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import {
  hasTerms,
  kinds,
  usualOffer,
  usualTerms,
  type LoadedPromotion,
  type Offer,
  type PromotionDocument,
} from './promotion.ts';
import frame from '../editor/editor.module.css';
import styles from './promotions.module.css';

const audiences = ['all', 'new', 'vip'] as const;

/** All that an operator decides of a promotion. */
export function PromotionForm({
  promotion,
  onPromotion,
  loaded,
  site,
  code,
  faults,
  disabled,
}: {
  promotion: PromotionDocument;
  onPromotion: (promotion: PromotionDocument) => void;
  loaded: LoadedPromotion;
  site: string;
  /** The code of a new promotion and how to change it; an old one keeps its own. */
  code: { readonly value: string; readonly onValue: (code: string) => void } | undefined;
  faults: Readonly<Record<string, string>>;
  disabled: boolean;
}): ReactNode {
  const words = useWords();
  const { offer, bonus_terms: terms, words: texts } = promotion;
  const set = (change: Partial<PromotionDocument>) => onPromotion({ ...promotion, ...change });
  const setTexts = (change: Partial<PromotionDocument['words']>) => set({ words: { ...texts, ...change } });
  const fault = (field: string): string | undefined => faults[`promotion.${field}`];
  function setOffer(next: Offer): void {
    set({ offer: next, bonus_terms: hasTerms(next) ? (terms ?? usualTerms) : null });
  }
  return (
    <fieldset className={frame['form']} disabled={disabled}>
      <Section title={words('promo.offer')}>
        <div className={frame['section']}>
          <div className={frame['kinds']} role="radiogroup" aria-label={words('promo.kind')}>
            {kinds.map((kind) => (
              <label key={kind} className={frame['kind']}>
                <input
                  type="radio"
                  name="kind"
                  checked={offer.kind === kind}
                  onChange={() => setOffer(usualOffer(kind))}
                />
                <span>{words(`promo.kind.${kind}`)}</span>
              </label>
            ))}
          </div>
          <OfferFields
            key={offer.kind}
            offer={offer}
            onOffer={setOffer}
            currency={loaded.currency}
            site={site}
            gameName={loaded.game_name}
            fault={(field) => fault(`offer.${field}`)}
          />
        </div>
      </Section>
      {terms && hasTerms(offer) && (
        <Section title={words('promo.terms')}>
          <div className={frame['section']}>
            <TermsFields
              terms={terms}
              onTerms={(bonus_terms) => set({ bonus_terms })}
              categories={loaded.categories}
              currency={loaded.currency}
              fault={(field) => fault(`bonus_terms.${field}`)}
            />
          </div>
        </Section>
      )}
      <Section title={words('promo.who')}>
        <div className={frame['figures']}>
          <SelectField
            label={words('promo.audience')}
            value={promotion.audience}
            onChange={(event) => {
              const audience = audiences.find((one) => one === event.currentTarget.value) ?? 'all';
              set({
                audience,
                audience_days: audience === 'new' ? 7 : null,
                audience_level: audience === 'vip' ? 1 : null,
              });
            }}
            options={audiences.map((value) => ({ value, label: words(`promo.audience.${value}`) }))}
          />
          {promotion.audience === 'new' && (
            <NumberField
              label={words('promo.audienceDays')}
              error={fault('audience_days')}
              value={promotion.audience_days}
              onValue={(audience_days = 0) => set({ audience_days })}
            />
          )}
          {promotion.audience === 'vip' && (
            <SelectField
              label={words('promo.audienceLevel')}
              error={fault('audience_level')}
              value={String(promotion.audience_level ?? '')}
              onChange={(event) => set({ audience_level: Number(event.currentTarget.value) })}
              options={loaded.levels.map((label, level) => ({ value: String(level), label }))}
            />
          )}
          <TextField
            type="datetime-local"
            label={words('promo.startsAt')}
            hint={words('promo.startsAtHint')}
            value={localTime(promotion.starts_at)}
            error={fault('starts_at')}
            onChange={(event) => set({ starts_at: momentOf(event.currentTarget.value) })}
          />
          <TextField
            type="datetime-local"
            label={words('promo.endsAt')}
            hint={words('promo.endsAtHint')}
            value={localTime(promotion.ends_at)}
            error={fault('ends_at')}
            onChange={(event) => set({ ends_at: momentOf(event.currentTarget.value) })}
          />
        </div>
      </Section>
      <Section title={words('promo.words')}>
        <div className={frame['section']}>
          <TextFields
            label={words('promo.title')}
            value={texts.title}
            onValue={(title) => setTexts({ title })}
            faults={{
              EN: fault('words.title.EN'),
              PHP: fault('words.title.PHP'),
              CN: fault('words.title.CN'),
            }}
          />
          <TextFields
            label={words('promo.summary')}
            value={texts.summary}
            onValue={(summary) => setTexts({ summary })}
            faults={{ EN: fault('words.summary.EN') }}
            lines={2}
          />
          <h3 className={styles['subtitle']}>{words('promo.body')}</h3>
          <Texts
            content={texts.body}
            onContent={(body) => setTexts({ body })}
            faults={faults}
            disabled={disabled}
            at="promotion.words.body"
            label={words('promo.body')}
          />
          <h3 className={styles['subtitle']}>
            {words('promo.moreTerms')} <span className={frame['quiet']}>{words('promo.moreTermsHint')}</span>
          </h3>
          <Texts
            content={texts.terms}
            onContent={(more) => setTexts({ terms: more })}
            faults={faults}
            disabled={disabled}
            at="promotion.words.terms"
            label={words('promo.moreTerms')}
          />
        </div>
      </Section>
      <Section title={words('promo.place')}>
        <div className={frame['section']}>
          <div className={frame['figures']}>
            {code && (
              <TextField
                label={words('promo.code')}
                hint={words('promo.codeHint')}
                value={code.value}
                error={faults['code']}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => code.onValue(event.currentTarget.value)}
              />
            )}
            <NumberField
              label={words('promo.position')}
              hint={words('promo.positionHint')}
              error={fault('position')}
              value={promotion.position}
              onValue={(position = 0) => set({ position })}
            />
          </div>
          <PictureField
            label={words('promo.picture')}
            site={site}
            siteUrl={loaded.url}
            where={{ area: 'promotions', place: 'promotion' }}
            url={promotion.image_url}
            onUrl={(image_url) => set({ image_url })}
            error={fault('image_url')}
            disabled={disabled}
          />
        </div>
      </Section>
    </fieldset>
  );
}
