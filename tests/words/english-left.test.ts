import { expect, test } from 'vitest';
import { allTexts, plain, titles } from './texts.ts';

const texts = await allTexts();

/** Names are the same in every language. */
const names = [
  'Andaman',
  'Aurum Palace',
  'Belmare',
  'Bonbon Bay',
  'Bugan',
  'Fiesta Hall',
  'Gerbang',
  'Madang',
  'Meridian Club',
  'Nightjar',
  'Nukkad Arcade',
  'Ruyi House',
  'Saola',
  'Tropico Run',
  'Yokocho',
  'Zatlan',
  'Borealis',
  'Marquee Originals',
  'Marquee',
  '7K3F-9QXA-M2TD',
];

/** Latin words that Chinese players read as they are: abbreviations, formats, products and licences. */
const latinInChinese = new Set(
  'VIP RTP CAD CNY EUR IDR INR JPY KRW MMK MNT PHP THB USD VND UTC CSV PDF PNG JPEG WebP MB SMS QR HTTPS SHA- HMAC-SHA WebGL WebGPU nonce mod Android iPhone iPad BAR'
    .concat(' Lorc Delapouite game-icons net CC BY Microsoft Fluent Emoji MIT SIL Open Font License')
    .concat(' Gamblers Anonymous Gambling Therapy AA')
    // The two sides of a bout, as players in every language call them.
    .concat(' Meron Wala')
    .toLowerCase()
    .split(' '),
);

/** Phrases that Filipino players say in English. */
const borrowed = new Set([
  ...titles().map(({ words }) => words.EN),
  // Horses and courses keep their names.
  ...texts.filter(({ place }) => /race\.(?:course|name)\./.test(place)).map(({ words }) => words.EN),
  'AA bonus',
  'Ante bonus',
  'Any triple',
  'Auto cash-out',
  'Bank transfer',
  'Auto daub',
  'Banker pair',
  'Best hold',
  'Best play',
  'Bet history',
  'Bet panel',
  'Big eye boy',
  'Big road',
  'Big win',
  'Blue tang',
  'Client seed',
  'Cockroach road',
  'Daily spin',
  'Daily wheel',
  'Each way',
  'Epic win',
  'Expanding wilds',
  'Five of a kind',
  'Four aces',
  'Four deuces',
  'Four of a kind',
  'Free bet',
  'Free spins',
  'Full house',
  'Game board',
  'Gift jar',
  'Golden Whale',
  'Good luck!',
  'Hermano Mayor',
  'High card',
  'Jacks or better',
  'Keyboard shortcuts',
  'Last call',
  'Live bets',
  'Maximum win',
  'Mega win',
  'Multiplier boost',
  'Mystery symbols',
  'Natural royal flush',
  'Net position',
  'Nga tan',
  'Pair plus',
  'Pay table',
  'Pearl dice',
  'Photo finish',
  'Player pair',
  'Player pair, banker pair',
  'Plus sign',
  'Privacy policy',
  'Provably fair',
  'Reality check',
  'Responsible gaming',
  'Return to player (RTP)',
  'Royal flush',
  'Scatter wins',
  'Scratch card',
  'Sea Dragon',
  'Sea dragon (boss)',
  'Server seed',
  'Server seed, hash (SHA-256)',
  'Single number',
  'Six line',
  'Small road',
  'Special symbol: {symbol}',
  'Standard deviation',
  'Straight flush',
  'Straight up',
  'Suited tie',
  'Three of a kind',
  'Two dice',
  'Two pair',
  'Two-factor sign-in',
  'Wagering requirement',
  'Wild royal flush',
  'Wild strike',
  'Zero game',
]);

const englishWords =
  /\b(?:the|is|are|was|of|to|with|your|you|and|for|from|this|that|not|can|will|it|we|our|by)\b/i;
const filipinoWords =
  /\b(?:ang|ng|sa|mga|na|mo|ka|ay|at|ito|kung|para|hindi|may|wala|walang|lang|pa|ko|kami|namin|ni|si|nang|o|ka|kay|din|rin|muna|ulit|dito)\b/i;

test('every text of players exists in every language', () => {
  const missing = texts.flatMap(({ place, words }) =>
    Object.entries(words).flatMap(([language, text]) => (text.trim() === '' ? [`${language} ${place}`] : [])),
  );
  expect(missing).toEqual([]);
  expect(texts.length).toBeGreaterThan(1500);
});

test('no Chinese text holds English, but for names and abbreviations', () => {
  const left = texts.flatMap(({ place, words }) => {
    let text = plain(words.CN);
    for (const name of names) text = text.replaceAll(name, ' ');
    const latin = (text.match(/[A-Za-z][A-Za-z-]+/g) ?? []).filter(
      (word) => !latinInChinese.has(word.toLowerCase()),
    );
    return latin.length > 0 ? [`${place}: ${words.CN}`] : [];
  });
  expect(left).toEqual([]);
});

test('every game of the house has a Chinese title', () => {
  const left = titles().filter(({ words }) => !/^\p{Script=Han}+$/u.test(words.CN));
  expect(left).toEqual([]);
});

test('no Filipino sentence is wholly English', () => {
  const left = texts.flatMap(({ place, words }) =>
    plain(words.PHP)
      .split(/(?<=[.!?:;])\s+/)
      .filter((sentence) => isEnglish(sentence) && !borrowed.has(sentence))
      .map((sentence) => `${place}: ${sentence}`),
  );
  expect(left).toEqual([]);
});

test('a Filipino phrase that is the same as in English is a borrowed one', () => {
  const left = texts.flatMap(({ place, words }) => {
    const isPhrase = /[a-z]{2,} [a-z]{2,}/i.test(plain(words.PHP));
    return isPhrase && words.PHP === words.EN && !borrowed.has(words.PHP) ? [`${place}: ${words.PHP}`] : [];
  });
  expect(left).toEqual([]);
});

function isEnglish(sentence: string): boolean {
  return /\w+ \w+/.test(sentence) && englishWords.test(sentence) && !filipinoWords.test(sentence);
}
