import type { SpokenLanguage } from '@marquee/contract/languages.ts';

/** The texts of one template and no other, by name, in every language that the site has messages in. */
export type OwnWords<Name extends string> = Readonly<Record<SpokenLanguage, Readonly<Record<Name, string>>>>;
