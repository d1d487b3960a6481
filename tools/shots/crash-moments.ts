/** The moments of crash that are photographed, and what leads to each. */
import type { Page } from 'playwright-core';
import type { ScriptedRoom } from '../../games/server/testing/scripted-room.ts';

/** @returns how long the moment has to stand before its picture is taken, in milliseconds. */
type Moment = (room: ScriptedRoom, page: Page) => number | Promise<number>;

/** Beyond this nothing moves that a script has told. */
const STANDS_MS = 700;

function cashedOut(room: ScriptedRoom, at: number, end: number): void {
  room.stake();
  room.rise(at);
  room.cashOut(at);
  room.end(end, false);
}

async function alone(page: Page): Promise<void> {
  await page.locator('.forms [data-form="solo"]').click();
}

async function dialog(page: Page, opener: string): Promise<number> {
  await page.locator(opener).first().click();
  await page.locator('dialog[open]').waitFor();
  return STANDS_MS;
}

export const moments: Readonly<Record<string, Moment>> = {
  betting(room) {
    room.open(5_400);
    room.stake();
    return STANDS_MS;
  },
  start(room) {
    room.open(100);
    room.stake();
    room.rise(104);
    return STANDS_MS;
  },
  rising(room) {
    room.open(100);
    room.stake();
    room.rise(150);
    return STANDS_MS;
  },
  high(room) {
    room.open(100);
    room.stake();
    room.rise(800);
    return STANDS_MS;
  },
  highest(room) {
    room.open(100);
    room.rise(62_000);
    return STANDS_MS;
  },
  out(room) {
    room.open(100);
    room.stake();
    room.rise(310);
    room.cashOut(240);
    return STANDS_MS;
  },
  won(room) {
    room.open(100);
    cashedOut(room, 240, 420);
    return 1_600;
  },
  lost(room) {
    room.open(100);
    room.stake();
    room.rise(183);
    room.end(183, true);
    return 350;
  },
  over(room) {
    room.open(100);
    room.stake();
    room.rise(183);
    room.end(183, true);
    return 2_200;
  },
  big(room) {
    room.open(100);
    room.stake();
    room.rise(2_460);
    room.cashOut(2_460);
    return 1_000;
  },
  'solo-idle': async (_, page) => {
    await alone(page);
    return STANDS_MS;
  },
  'solo-flight': async (room, page) => {
    await alone(page);
    room.fly(265);
    return STANDS_MS;
  },
  'solo-landed': async (room, page) => {
    await alone(page);
    room.fly(265);
    room.land(265, 391);
    return STANDS_MS;
  },
  'solo-lost': async (room, page) => {
    await alone(page);
    room.fly(127);
    room.land(null, 127);
    return 1_200;
  },
  odds(room, page) {
    room.open(5_400);
    return dialog(page, '.bar [data-opens="rules"]');
  },
  chain(room, page) {
    room.open(5_400);
    return dialog(page, '.bar [data-opens="fairness"]');
  },
  bets(room, page) {
    room.open(5_400);
    return dialog(page, '.bar [data-opens="history"]');
  },
  check: async (room, page) => {
    room.open(5_400);
    await dialog(page, '.ends .end');
    await page.locator('dialog[open] .button-main').click();
    await page.locator('dialog[open] output.is-win').waitFor();
    return STANDS_MS;
  },
};
