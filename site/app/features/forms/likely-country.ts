import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/min';

/** The country that is chosen before the player chooses: the site's, else the one where its language is at home. */
export function likelyCountry(site: string | null | undefined, locale: string): CountryCode {
  const home = new Intl.Locale(locale).maximize().region;
  return [site, home].find(isCountry) ?? fallback;
}

/** Where neither is known. */
const fallback: CountryCode = 'US';

/** Whether numbers of a country are known. */
export function isCountry(code: string | null | undefined): code is CountryCode {
  return typeof code === 'string' && isSupportedCountry(code);
}
