/** One of a few things, side by side. */

type ChoiceFieldProps<Value extends string | number> = {
  label: string;
  values: readonly Value[];
  value: Value;
  isLocked: boolean;
  nameOf: (value: Value) => string;
  onValue: (value: Value) => void;
};

/** A row of buttons, of which one is pressed. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, values, value, isLocked, nameOf, onValue } = props;
  return (
    <fieldset className="field" aria-label={label}>
      <span className="field-label">{label}</span>
      <div className={values.length > 4 ? 'tabs is-many' : 'tabs'}>
        {values.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === value}
            disabled={isLocked}
            onClick={() => onValue(each)}
          >
            {nameOf(each)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
