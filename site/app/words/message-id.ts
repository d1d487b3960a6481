import type errors from '../messages/EN/errors.json';
import type gallery from '../messages/EN/gallery.json';
import type general from '../messages/EN/general.json';
import type ui from '../messages/EN/interface.json';
import type lobby from '../messages/EN/lobby.json';
import type misc from '../messages/EN/misc.json';
import type validation from '../messages/EN/validation.json';

/** The id of a message. Every language has the same ones. */
export type MessageId = keyof (typeof ui &
  typeof validation &
  typeof errors &
  typeof general &
  typeof misc &
  typeof lobby &
  typeof gallery);
