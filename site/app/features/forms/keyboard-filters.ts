import type { InputEvent } from 'react';

/** What is left of a text when only A–Z, a–z and space are let through. */
export function lettersOf(text: string): string {
  return text.replaceAll(/[^A-Za-z ]/g, '');
}

/** What is left of a text when only the digits 0–9 are let through. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** What is left of a text when only what stands in names is let through, in any script: Ñ, 李, O’Hara. */
export function nameOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M} .,'’-]/gu, '');
}

/** `onInput` of a field for the name of a person, who may have letters that A–Z does not. */
export function onlyName(event: InputEvent<HTMLInputElement>): void {
  keep(event.currentTarget, nameOf);
}

/** `onInput` of a field that takes letters A–Z, a–z and space only, typed or pasted. */
export function onlyAlphabet(event: InputEvent<HTMLInputElement>): void {
  keep(event.currentTarget, lettersOf);
}

/** `onInput` of a field that takes the digits 0–9 only, typed or pasted. */
export function strictNumber(event: InputEvent<HTMLInputElement>): void {
  keep(event.currentTarget, digitsOf);
}

/** Writing the value moves the caret to the end, so it is written only where something was left out. */
function keep(input: HTMLInputElement, filter: (text: string) => string): void {
  const kept = filter(input.value);
  if (kept !== input.value) input.value = kept;
}
