import { Secret, TOTP } from 'otpauth';
import { envelopeSchema, type Envelope } from '../contract/envelope.ts';
import { sessionEnrol } from '../contract/operate/session/enrol.ts';
import { sessionStepUp } from '../contract/operate/session/step_up.ts';
import type { Operation, OperationAnswer, OperationInput } from '../contract/operation.ts';
import { inviteToEnrol } from '../server/operators/invitations.ts';
import { createOperator, type Grant } from '../server/operators/operators.ts';
import { postJson, type PostAnswer } from './post-json.ts';
import type { TestPlatform } from './platform.ts';

export const consoleHost = 'operate.localhost';
export const operatorPassword = 'violet harbour lantern 9';

/** An operator of a test, who is signed in. */
export interface TestOperator {
  readonly operatorId: string;
  readonly email: string;
  readonly totpSecret: string;
  readonly recoveryCodes: readonly string[];
  cookie: string;
}

/** The console of a test's platform. */
export interface TestConsole {
  /** POST to the console's host with its own origin, unless other headers or another host are given. */
  post(
    path: string,
    body: unknown,
    options?: { cookie?: string | undefined; origin?: string; host?: string },
  ): Promise<PostAnswer>;
  /** Make a declared call; answers its envelope, and the answer's fields where it succeeded. */
  call<O extends Operation>(
    operation: O,
    input: OperationInput<O>,
    by?: TestOperator,
  ): Promise<Envelope & Partial<OperationAnswer<O>>>;
  /** Create an operator with roles, who enrols by the invitation and is signed in. */
  newOperator(email: string, grants: readonly Grant[]): Promise<TestOperator>;
  /** The next code of an operator's app. The clock moves on, so that the code was not used. */
  nextCode(operator: Pick<TestOperator, 'totpSecret'>): string;
  /** Enter the second factor again. */
  stepUp(operator: TestOperator): Promise<void>;
}

export function createTestConsole(platform: TestPlatform): TestConsole {
  const post: TestConsole['post'] = (path, body, options = {}) => {
    const host = options.host ?? consoleHost;
    return postJson({ port: platform.marquee.port, host }, path, body, {
      origin: options.origin ?? `http://${consoleHost}`,
      ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
    });
  };

  async function call<O extends Operation>(
    operation: O,
    input: OperationInput<O>,
    by?: TestOperator,
  ): Promise<Envelope & Partial<OperationAnswer<O>>>;
  async function call(operation: Operation, input: unknown, by?: TestOperator) {
    const answer = await post(operation.path, input, { cookie: by?.cookie });
    const envelope = envelopeSchema.parse(answer.body);
    if (envelope.statusCode !== 1) return envelope;
    const fields = Object.fromEntries(
      Object.entries(Object(answer.body)).filter(([name]) => !(name in envelope)),
    );
    return { ...envelope, ...operation.answer.strict().parse(fields) };
  }

  function nextCode({ totpSecret }: Pick<TestOperator, 'totpSecret'>): string {
    platform.clock.advance(30_000);
    return new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({
      timestamp: platform.clock.now().getTime(),
    });
  }

  return {
    post,
    call,
    nextCode,
    newOperator: async (email, grants) => {
      const { app } = platform.marquee;
      const invited = await app.db.transaction().execute(async (trx) => {
        const operatorId = await createOperator(app, trx, { email, name: `Name of ${email}`, grants }, null);
        return { operatorId, ...(await inviteToEnrol(app, trx, operatorId)) };
      });
      const answer = await post(sessionEnrol.path, {
        invitation: invited.token,
        password: operatorPassword,
        totp: nextCode(invited),
      });
      const enrolled = sessionEnrol.answer.parse(answer.body);
      return {
        operatorId: invited.operatorId,
        email,
        totpSecret: invited.totpSecret,
        recoveryCodes: enrolled.recovery_codes,
        cookie: cookieOf(answer),
      };
    },
    stepUp: async (operator) => {
      const answer = await call(sessionStepUp, { totp: nextCode(operator) }, operator);
      if (answer.statusCode !== 1) throw new Error(`The step-up failed: ${answer.statusMessage}`);
    },
  };
}

/** The session's cookie that an answer sets, as a browser sends it back. */
export function cookieOf({ headers }: PostAnswer): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}
