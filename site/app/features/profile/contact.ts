import type { Profile } from './use-profile.ts';

/** By what a contact is reached: an address by e-mail, a number by SMS. */
export type ContactChannel = 'email' | 'sms';

/** The player's address or number, and the one that waits for its code; empty where none does. */
export function contactOf(
  profile: Pick<
    Profile,
    | 'contact_email'
    | 'contact_phone'
    | 'email_verified'
    | 'phone_verified'
    | 'pending_contact_email'
    | 'pending_contact_phone'
  >,
  channel: ContactChannel,
): { value: string; verified: boolean; pending: string } {
  return channel === 'email'
    ? {
        value: profile.contact_email,
        verified: profile.email_verified,
        pending: profile.pending_contact_email,
      }
    : {
        value: profile.contact_phone,
        verified: profile.phone_verified,
        pending: profile.pending_contact_phone,
      };
}

/** What `settings/contact_change_request` is sent for a contact. */
export function requestOf(
  channel: ContactChannel,
  contact: string,
): { tac_channel: 'email'; contact_email: string } | { tac_channel: 'sms'; contact_phone: string } {
  return channel === 'email'
    ? { tac_channel: 'email', contact_email: contact }
    : { tac_channel: 'sms', contact_phone: contact };
}
