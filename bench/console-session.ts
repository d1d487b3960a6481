import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import { sessionEnrol } from '../contract/operate/session/enrol.ts';
import { sessionInvitation } from '../contract/operate/session/invitation.ts';
import { inviteOwner } from '../server/operators/invite-owner.ts';
import type { TestConstellation } from '../tests/constellation.ts';

/** Where the console of a Marquee is. */
export const consoleOf = (marquee: TestConstellation): string => marquee.siteUrl('operate.localhost');

/** A page of the console in which an owner is signed in, as their invitation led them. */
export async function openConsole(marquee: TestConstellation, context: BrowserContext): Promise<Page> {
  const { token } = await inviteOwner(marquee.marquee.app, 'bench@example.com', 'bench');
  const page = await context.newPage();
  await page.goto(`${consoleOf(marquee)}/sign-in`);
  const call = async (path: string, input: unknown): Promise<unknown> => {
    const said = await page.evaluate(
      async ([to, body]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(to, { method: 'POST', headers, body })).text();
      },
      [path, JSON.stringify(input)] as const,
    );
    return JSON.parse(said);
  };
  const { totp_secret: secret } = z
    .object({ totp_secret: z.string() })
    .parse(await call(sessionInvitation.path, { invitation: token }));
  const enrolled = await call(sessionEnrol.path, {
    invitation: token,
    name: 'Bench',
    password: 'violet harbour lantern 9',
    totp: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
  });
  z.object({ statusCode: z.literal(1) }).parse(enrolled);
  return page;
}
