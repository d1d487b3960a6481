import { expect } from 'vitest';
import { sessionPasskeyAdd } from '../../contract/operate/session/passkey_add.ts';
import { sessionPasskeyAddBegin } from '../../contract/operate/session/passkey_add_begin.ts';
import { sessionPasskeySignIn } from '../../contract/operate/session/passkey_sign_in.ts';
import { sessionPasskeySignInBegin } from '../../contract/operate/session/passkey_sign_in_begin.ts';
import type { Grant } from '../../server/operators/operators.ts';
import { consoleHost, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { createPasskeyDevice, type PasskeyDevice } from '../passkey-device.ts';

/** Where the pages of the console are, as a browser says it. */
export const consoleOrigin = `http://${consoleHost}`;

/** What operators of a test do with passkeys. */
export function createPasskeySteps(operate: TestConsole) {
  async function begin(operator: TestOperator) {
    await operate.stepUp(operator);
    const { options, challenge_token = '' } = await operate.call(sessionPasskeyAddBegin, {}, operator);
    if (!options) throw new Error('No passkey could be started');
    return { options, challenge_token };
  }

  async function add(operator: TestOperator, device: PasskeyDevice): Promise<string> {
    const { options, challenge_token } = await begin(operator);
    const credential = device.create(options, { origin: consoleOrigin });
    const added = await operate.call(
      sessionPasskeyAdd,
      { challenge_token, name: 'Work laptop', credential },
      operator,
    );
    expect(added).toMatchObject({ statusCode: 1, passkey: { name: 'Work laptop', host: consoleHost } });
    return added.passkey?.passkey_id ?? '';
  }

  async function challenge() {
    const { options, challenge_token = '' } = await operate.call(sessionPasskeySignInBegin, {});
    if (!options) throw new Error('No challenge was given');
    return { options, challenge_token };
  }

  return {
    begin,
    add,
    challenge,
    signIn: async (device: PasskeyDevice, how: Partial<Parameters<PasskeyDevice['sign']>[1]> = {}) => {
      const { options, challenge_token } = await challenge();
      const credential = device.sign(options, { origin: consoleOrigin, ...how });
      return operate.post(sessionPasskeySignIn.path, { challenge_token, credential });
    },
    /** An operator, by default an auditor of all sites, who has added a passkey. */
    newHolder: async (
      name: string,
      grants: readonly Grant[] = [{ role: 'auditor', siteId: null }],
    ): Promise<{ operator: TestOperator; device: PasskeyDevice; passkey_id: string }> => {
      const operator = await operate.newOperator(`${name}@example.com`, grants);
      const device = createPasskeyDevice();
      return { operator, device, passkey_id: await add(operator, device) };
    },
  };
}
