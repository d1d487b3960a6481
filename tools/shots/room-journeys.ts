/** How a player takes part in each of the rooms that are photographed, and how long their rounds are. */
import type { Page } from 'playwright-core';
import type { LiveTiming } from '../../games/server/draws/timing.ts';

interface RoomJourney {
  /** Of its draws; a room without draws has none. */
  readonly timing?: Partial<LiveTiming>;
  /** What the page shows once it may be used. */
  readonly ready: string;
  /** Chooses what is staked on, and leaves the stake to be placed. */
  choose(page: Page): Promise<void>;
  /** For how long pictures are taken after the bet, and how often. */
  readonly lasts_ms: number;
  readonly every_ms: number;
}

const press = async (page: Page, selectors: readonly string[]): Promise<void> => {
  for (const selector of selectors) await page.locator(selector).first().click();
};
/** Long enough for two pages to choose on a slow machine. */
const drawn = {
  answers_ms: 1_500,
  stale_ms: 60_000,
  schedule: { every_ms: 80_000, offset_ms: 0, sells: 3, announces_ms: 3_000 },
};
const bingo: RoomJourney = {
  timing: { ...drawn, drawing_ms: 1_000, pause_ms: 10_000, ball_ms: 450 },
  ready: '.lotto.is-bingo',
  choose: (page) => press(page, ['[data-cards="3"]']),
  lasts_ms: 90_000,
  every_ms: 5_000,
};
const lottery: RoomJourney = {
  timing: { ...drawn, drawing_ms: 20_000, pause_ms: 12_000 },
  ready: '.lotto',
  choose: (page) =>
    press(
      page,
      [3, 9, 17, 21, 30, 38, 40].map((number) => `.pool-grid [data-number="${number}"]`),
    ),
  lasts_ms: 85_000,
  every_ms: 5_000,
};

export const roomJourneys: Readonly<Record<string, RoomJourney>> = {
  'lotto-6-42': lottery,
  'lotto-6-58': lottery,
  'bingo-90': bingo,
  'bingo-75': bingo,
  'sabong-arena': {
    timing: {
      betting_ms: 25_000,
      answers_ms: 1_500,
      drawing_ms: 18_000,
      pause_ms: 8_000,
      stale_ms: 60_000,
      announces_ms: 2_000,
    },
    ready: '.bout',
    choose: (page) => press(page, ['[data-spot="meron"]', '[data-spot="meron"]']),
    lasts_ms: 50_000,
    every_ms: 3_000,
  },
  'race-day': {
    timing: { betting_ms: 30_000, answers_ms: 1_500, drawing_ms: 42_000, pause_ms: 12_000, stale_ms: 60_000 },
    ready: '.race',
    choose: (page) => press(page, ['[data-spot="win-1"]', '[data-spot="place-2"]']),
    lasts_ms: 84_000,
    every_ms: 4_000,
  },
  'reef-raiders': {
    ready: '.fish-water canvas',
    choose: async (page) => {
      for (let shot = 0; shot < 4; shot += 1) {
        await page.locator('[data-action="shoot"]').click();
        await page.waitForTimeout(240);
      }
    },
    lasts_ms: 16_000,
    every_ms: 2_000,
  },
};
