import type { MessageId } from '../../words/message-id.ts';

/**
 * The message ids of what the contract's schemas say about a field. They say it in English, for the developers who read
 * the API's answers; a player reads it in his language.
 */
export const validationIds: Readonly<Record<string, MessageId>> = {
  '4 to 32 letters, digits, dots, dashes or underscores': 'validation.accountName',
  'at least 10 characters': 'validation.passwordShort',
  'at most 128 characters': 'validation.passwordLong',
  '8 to 15 digits, with the country code': 'validation.phone',
  'Invalid email address': 'validation.email',
  'at least 2 letters': 'validation.nameShort',
  'at most 80 letters': 'validation.nameLong',
  'letters and spaces': 'validation.nameLetters',
  'six digits': 'validation.code',
  'a date such as 1990-12-31': 'validation.date',
  'a date of birth': 'validation.date',
  'a positive decimal amount such as "120.50"': 'validation.amount',
  'the account': 'validation.required',
  'the password': 'validation.required',
  'the bank': 'validation.required',
  'the bank account': 'validation.bankAccount',
  '6 to 34 digits': 'validation.accountNumber',
};
