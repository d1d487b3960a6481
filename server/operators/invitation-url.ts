/** The address of a page of the console that enrols an operator. The secret is in the fragment, which no server logs. */
export function invitationUrl(origin: string, token: string): string {
  return `${origin}/invitation#${token}`;
}
