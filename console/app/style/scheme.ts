/** Which of the two schemes is worn: the system's, unless one was chosen in this browser. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const key = 'console.scheme';

export function chosenScheme(): Scheme {
  const chosen = localStorage.getItem(key);
  return schemes.find((scheme) => scheme === chosen) ?? 'system';
}

export function wearScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

export function chooseScheme(scheme: Scheme): void {
  localStorage.setItem(key, scheme);
  wearScheme(scheme);
}
