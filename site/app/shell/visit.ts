/**
 * What comes when the first screen is some seconds old: one door to one file, because every module that is asked for by itself
 * costs a visitor a small file more.
 */
export { callApi } from '../api/client.ts';
export { keepImages } from '../device/image-keeper.ts';
export { LiveJackpot } from '../features/home/live-jackpot.tsx';
export { watchWinners } from '../features/lobby/live-winners.ts';
export { reportVisit } from '../session/ads-visit.ts';
