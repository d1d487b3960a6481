import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { connectLive } from '../games/server/testing/live-client.ts';
import { archiveOf } from '../server/privacy/archive.ts';
import { forgetPlayersChats } from '../server/rounds/provider-chat.ts';
import { createCasinoFixture } from './casino-fixture.ts';
import { connectHouse } from './connected-house.ts';

/** What players write in rooms of the house, as the platform hands it out and has it forgotten. */
test(
  'what a player wrote in a room is in the archive of that player alone, and is forgotten with the player',
  { timeout: 240_000 },
  async (context) => {
    const casino = await createCasinoFixture();
    context.onTestFinished(casino.close);
    // No time has to lie between two rounds here.
    await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
    casino.app.sites.forget();
    const hour_ms = 3_600_000;
    const house = await connectHouse(casino, {
      draws: {
        games: ['bingo-90'],
        liveTiming: {
          betting_ms: hour_ms,
          answers_ms: 1_000,
          drawing_ms: 300,
          pause_ms: 200,
          beat_ms: 50,
          ball_ms: 20,
          stale_ms: 120_000,
          schedule: { every_ms: hour_ms, offset_ms: 0, sells: 3, announces_ms: 200 },
        },
      },
    });
    context.onTestFinished(house.close);
    // A chain of a million links is computed first.
    await expect
      .poll(async () => (await casino.house.query(`SELECT FROM house.draw WHERE state = 'open'`)).rowCount, {
        timeout: 150_000,
      })
      .toBeGreaterThan(0);
    const [ada, ben] = await Promise.all([
      casino.newPlayer({ balance: 10_000_000_000n }),
      casino.newPlayer({ balance: 10_000_000_000n }),
    ]);
    for (const [player, text] of [
      [ada, 'Good luck from Ada'],
      [ben, 'Good luck from Ben'],
    ] as const) {
      const client = await connectLive(
        house.url,
        'http://games.test',
        await house.launch(player, 'bingo-90'),
      );
      // Whoever writes has a ticket.
      const { number: draw } = client.snapshot.draw ?? (await client.hear('draw')).draw;
      await client.answer(client.bet(draw, client.snapshot.stakes.step_minor, { cards: 1 }));
      const line_id = randomUUID();
      client.send({ type: 'chat_say', line_id, text });
      await client.hear('chat_beat', ({ lines }) => lines.some((line) => line.line_id === line_id));
      await client.close();
    }
    const archived = async (player: typeof ada): Promise<string> => {
      const { 'data.json': data } = unzipSync(await archiveOf(casino.app, player));
      return strFromU8(data ?? new Uint8Array());
    };
    const adas = await archived(ada);
    expect(adas).toContain('Good luck from Ada');
    expect(adas).not.toContain('Good luck from Ben');

    await forgetPlayersChats(casino.app, ada);
    expect(await archived(ada)).not.toContain('Good luck from Ada');
    expect(await archived(ben)).toContain('Good luck from Ben');
    const { rows } = await casino.house.query('SELECT body FROM house.chat_line');
    expect(rows).toEqual([{ body: 'Good luck from Ben' }]);
  },
);
