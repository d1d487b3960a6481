import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { refuseField } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';

/**
 * A phone number as a player writes it, in E.164 (+639171234567), so that one phone has one form and one account. Without a
 * plus it is read as somebody in the site's country dials it (0917 123 4567), with its own country code or without. On a
 * site without a country it is read as an international number. Throws `invalidInput`, which names the field.
 */
export function phoneOf(site: Pick<Site, 'country'>, written: string, field: string): string {
  const country = site.country !== null && isSupportedCountry(site.country) ? site.country : undefined;
  // From many countries 00 is dialled for the plus.
  const international = written.trim().replace(/^00/, '+');
  const number =
    parsePhoneNumberFromString(international, country) ??
    (country ? undefined : parsePhoneNumberFromString(`+${international}`));
  if (!number?.isValid()) throw refuseField(field, 'a phone number such as +63 917 123 4567');
  return number.number;
}
