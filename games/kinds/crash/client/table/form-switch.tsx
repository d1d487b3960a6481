/** The two forms of the game: with everybody in draws, or alone in flights that begin at once. */
import { useWords } from '../words.ts';

export type Form = 'together' | 'solo';
const forms: readonly Form[] = ['together', 'solo'];

/** A mark tells of a bet that is under way in the other form. */
export function FormSwitch({
  form,
  onForm,
  underWay,
}: {
  form: Form;
  onForm: (form: Form) => void;
  underWay: Readonly<Record<Form, boolean>>;
}) {
  const words = useWords();
  return (
    <fieldset className="tabs forms" aria-label={words('solo.form')}>
      {forms.map((each) => (
        <button
          key={each}
          type="button"
          data-form={each}
          aria-pressed={form === each}
          onClick={() => onForm(each)}
        >
          {words(`solo.form_${each}`)}
          {form !== each && underWay[each] && (
            <span className="forms-mark">
              <span className="visually-hidden">{words('solo.under_way')}</span>
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
