import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { DecimalField, NumberField } from '../promotions/figure-fields.tsx';
import frame from '../editor/editor.module.css';
import type { Segment } from './campaign.ts';

const languages = ['EN', 'PHP', 'CN'] as const;

/** Whom a campaign is written to. All of what is chosen must hold. */
export function SegmentFields({
  segment,
  onSegment,
  levels,
  tags,
  currency,
  fault,
}: {
  segment: Segment;
  onSegment: (segment: Segment) => void;
  /** The names of the VIP levels, lowest first. */
  levels: readonly string[];
  /** The tags that players of the site have. */
  tags: readonly string[];
  currency: string;
  fault: (field: string) => string | undefined;
}): ReactNode {
  const words = useWords();
  const set = (change: Partial<Segment>) => onSegment({ ...segment, ...change });
  const levelOptions = [
    { value: '', label: words('segment.anyLevel') },
    ...levels.map((label, level) => ({ value: String(level), label })),
  ];
  const { played, deposited, signed_up } = segment;
  return (
    <>
      <div className={frame['figures']}>
        <SelectField
          label={words('segment.levelFrom')}
          value={segment.level_from ?? ''}
          onChange={(event) => set({ level_from: levelOf(event.currentTarget.value) })}
          options={levelOptions}
        />
        <SelectField
          label={words('segment.levelTo')}
          value={segment.level_to ?? ''}
          onChange={(event) => set({ level_to: levelOf(event.currentTarget.value) })}
          options={levelOptions}
        />
        <SelectField
          label={words('segment.language')}
          value={segment.language ?? ''}
          onChange={(event) =>
            set({ language: languages.find((one) => one === event.currentTarget.value) ?? null })
          }
          options={[
            { value: '', label: words('segment.anyLanguage') },
            ...languages.map((value) => ({ value, label: words(`language.${value}`) })),
          ]}
        />
      </div>
      <div className={frame['figures']}>
        <SelectField
          label={words('segment.played')}
          value={choiceOf(played)}
          onChange={(event) => {
            const choice = event.currentTarget.value;
            set({ played: choice === '' ? null : { did: choice === 'did', days: played?.days ?? 30 } });
          }}
          options={(['', 'did', 'not'] as const).map((value) => ({
            value,
            label: words(value === '' ? 'segment.either' : `segment.played.${value}`),
          }))}
        />
        {played && (
          <NumberField
            label={words('segment.playedDays')}
            error={fault('played.days')}
            value={played.days}
            onValue={(days = 0) => set({ played: { ...played, days } })}
          />
        )}
        <NumberField
          label={words('segment.signedUp')}
          hint={words('segment.signedUpHint')}
          error={fault('signed_up.days')}
          value={signed_up?.days}
          onValue={(days) => set({ signed_up: days === undefined ? null : { days } })}
        />
      </div>
      <div className={frame['figures']}>
        <SelectField
          label={words('segment.deposited')}
          value={choiceOf(deposited)}
          onChange={(event) => {
            const choice = event.currentTarget.value;
            set({
              deposited:
                choice === ''
                  ? null
                  : {
                      did: choice === 'did',
                      days: deposited?.days ?? 30,
                      at_least: deposited?.at_least ?? null,
                    },
            });
          }}
          options={(['', 'did', 'not'] as const).map((value) => ({
            value,
            label: words(value === '' ? 'segment.either' : `segment.deposited.${value}`),
          }))}
        />
        {deposited && (
          <>
            <NumberField
              label={words('segment.depositedDays')}
              error={fault('deposited.days')}
              value={deposited.days}
              onValue={(days = 0) => set({ deposited: { ...deposited, days } })}
            />
            <DecimalField
              label={words('segment.atLeast', { currency })}
              hint={words('segment.atLeastHint')}
              error={fault('deposited.at_least')}
              value={deposited.at_least}
              onValue={(at_least) => set({ deposited: { ...deposited, at_least: at_least ?? null } })}
            />
          </>
        )}
      </div>
      {tags.length > 0 && (
        <fieldset className={frame['group']}>
          <legend>{words('segment.tags')}</legend>
          <div className={frame['choices']}>
            {tags.map((tag) => (
              <Checkbox
                key={tag}
                label={tag}
                checked={segment.tags.includes(tag)}
                onChange={(event) =>
                  set({
                    tags: event.currentTarget.checked
                      ? [...segment.tags, tag]
                      : segment.tags.filter((one) => one !== tag),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

function levelOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

function choiceOf(condition: { readonly did: boolean } | null): '' | 'did' | 'not' {
  if (condition === null) return '';
  return condition.did ? 'did' : 'not';
}
