import type errors from '../messages/EN/errors.json';
import type ui from '../messages/EN/interface.json';
import type validation from '../messages/EN/validation.json';

/** The id of a message. Every language has the same ones. */
export type MessageId = keyof (typeof ui & typeof errors & typeof validation);
