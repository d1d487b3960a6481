import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import type { ReactNode } from 'react';
import { textOf } from '../../forms/text-of.ts';
import { useWords } from '../../words/use-words.ts';

/** From where an operator may work: an address or a range on each line. */
export function AddressFields({
  allowed,
  faults,
}: {
  allowed: readonly string[];
  faults: Readonly<Record<string, string>>;
}): ReactNode {
  const words = useWords();
  const [at, fault] = Object.entries(faults).find(([field]) => field.startsWith('addresses')) ?? [];
  const [, index] = at?.split('.') ?? [];
  const error =
    fault === undefined
      ? undefined
      : index === undefined
        ? fault
        : words('operator.addresses.fault', { line: Number(index) + 1 });
  return (
    <TextArea
      label={words('operator.addresses.label')}
      hint={words('operator.addresses.hint')}
      name="addresses"
      rows={4}
      spellCheck={false}
      autoComplete="off"
      defaultValue={allowed.join('\n')}
      error={error}
    />
  );
}

export function addressesOf(form: FormData): string[] {
  return textOf(form, 'addresses')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
