import { freeBetPaths } from '@marquee/contract/providers/hub88-free-bets.ts';
import fastify from 'fastify';
import { z } from 'zod';
import { newId } from '../server/kernel/ids.ts';
import type { ProviderFixture } from './provider-fixture.ts';

const termsSchema = z.object({
  user: z.string(),
  sub_partner_id: z.string(),
  game_code: z.string(),
  currency: z.string(),
  bet_value: z.int(),
  bet_count: z.int(),
  start_time: z.string(),
  end_time: z.string(),
});

/** How the provider answers: always, after it did what was asked but with an error, or without doing it. */
export type Answers = 'always' | 'too_late' | 'never';

/** A free bet as the provider keeps it. */
export interface GivenFreeBet extends z.output<typeof termsSchema> {
  readonly reward_uuid: string;
  bets_used: number;
  cancelled: boolean;
}

/** The free bets of TESTHOUSE, served by Hub88's form. Like many providers it does not keep the operator's reference. */
export async function startFreeBetProvider({ casino }: ProviderFixture) {
  const given: GivenFreeBet[] = [];
  const asked: string[] = [];
  let answers: Answers = 'always';
  const server = fastify();
  const mount = (path: string, serve: (body: unknown) => object | undefined, isRead = false) =>
    server.post(`/hub${path}`, async (request, reply) => {
      asked.push(path);
      if (answers === 'never') return reply.code(500).send({ error: 'down' });
      const answer = serve(request.body);
      if (answers === 'too_late' && !isRead) return reply.code(500).send({ error: 'too late' });
      return answer ?? reply.code(404).send({ error: 'there is no such reward' });
    });
  mount(freeBetPaths.create, (body) => {
    const bet = { ...termsSchema.parse(body), reward_uuid: newId(), bets_used: 0, cancelled: false };
    given.push(bet);
    return { reward_uuid: bet.reward_uuid };
  });
  mount(
    freeBetPaths.list,
    (body) => {
      const { user } = z.object({ user: z.string() }).parse(body);
      return given.filter((bet) => bet.user === user);
    },
    true,
  );
  mount(freeBetPaths.cancel, (body) => {
    const { reward_uuid } = z.object({ reward_uuid: z.string() }).parse(body);
    const bet = given.find((one) => one.reward_uuid === reward_uuid);
    if (!bet) return undefined;
    bet.cancelled = true;
    return { reward_uuid };
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  await casino.asOwner(
    `update rounds.provider_connection set base_url = $1 where provider_code = 'TESTHOUSE'`,
    [`${origin}/hub`],
  );
  casino.app.rounds.connections.forget();
  return {
    given,
    asked,
    answer: (how: Answers) => {
      answers = how;
    },
    close: () => server.close(),
  };
}
