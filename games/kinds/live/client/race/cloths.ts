/** The colour of each number's cloth, and that of the number on it. */
export const CLOTHS: readonly (readonly [cloth: string, ink: string])[] = [
  ['#d22730', '#ffffff'],
  ['#f4f1ea', '#1b1b22'],
  ['#1f5fbf', '#ffffff'],
  ['#f2c230', '#1b1b22'],
  ['#1c7c43', '#ffffff'],
  ['#23232b', '#ffd766'],
  ['#ef7d1a', '#1b1b22'],
  ['#f08fb8', '#1b1b22'],
  ['#22a7b0', '#10222a'],
  ['#6d3fa8', '#ffffff'],
  ['#9aa3ad', '#1b1b22'],
  ['#a6d63c', '#1b1b22'],
];
