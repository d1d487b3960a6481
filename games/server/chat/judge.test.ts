/** What may be said, and what is not whatever it is dressed as. */
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { foldLine, plainLine } from './fold.ts';
import { houseWords } from './house-words.ts';
import { compileWords, hasContact } from './judge.ts';

const house = compileWords(houseWords);

test.each([
  'fuck',
  'FuCk you',
  'f u c k',
  'f.u.c.k',
  'f-u-c-k!',
  'fu ck',
  'fuuuuckk',
  'ｆｕｃｋ',
  '𝓯𝓾𝓬𝓴',
  'fúçk',
  'f\u200Bu\u200Dc\uFEFFk',
  'f\u00ADuck',
  'fυck',
  'fuсk',
  'motherfucker',
  'sh1t',
  'sh!t!',
  '$hit',
  's h i t',
  'b1tch',
  'g4go',
  'G A G O',
  'gag0 ka',
  'PUTANG INA',
  'put@ngina',
  'tang-ina mo',
  'hayop ka talaga',
  'kill yourself',
  'Ⓚⓨⓢ',
  '傻逼',
  '傻 逼',
  '傻.逼',
  '你这个傻逼啊',
  '加微看看',
  'pm me po',
  'join my telegram',
])('%s is not said', (line) => {
  expect(house.finds(plainLine(line))).toBe(true);
});

test.each([
  'good luck all',
  'Scunthorpe has class, Essex too',
  'the pen is blue',
  'as shown',
  'I assume the cocktail is a classic',
  'Fukuoka',
  'number 8080',
  'buti na lang, salamat po',
  'tangahalian na',
  'putahe',
  'kinasusuklaman',
  '我妈妈的生日',
  '算我一个',
  '恭喜恭喜',
  'one more to go!!!',
  '👨‍👩‍👧 🎉',
  'ñandú',
])('%s is said', (line) => {
  expect([house.finds(line), hasContact(line)]).toEqual([false, false]);
});

test.each([
  'https://win.example/x',
  'go to WWW . lucky',
  'luckyspin.com',
  'lucky spin . com',
  'luckyspin dot com',
  'luckyspin(.)com',
  'luckyspin[dot]vip',
  'ｌｕｃｋｙ．ｃｏｍ',
  'lucky。com',
  'lucky\u200B.com',
  't.me/lucky',
  'juan@gmail',
  'juan (at) gmail',
  'juan at gmail dot com',
  '@luckyboy88',
  '09171234567',
  '+63 917 123 4567',
  '0917-123-4567',
  '0 9 1 7 1 2 3 4 5 6 7',
  '09 17 12 34 56 7',
  'O917l234567',
  '０９１７１２３４５６７',
  '0️⃣9️⃣1️⃣7️⃣1️⃣2️⃣3️⃣4️⃣',
  '①③⑧⓪⓪①③⑧⓪⓪⓪',
  '一三八零零一三八零零零',
  '١٢٣٤٥٦٧٨',
])('%s leads elsewhere', (line) => {
  expect(hasContact(plainLine(line))).toBe(true);
});

test.each([
  'need 7 14 21 35 66 80',
  '12, 45, 67, 89',
  'won 1,250,000!',
  'won 1000000',
  'see you @ 5',
  'i am at home',
  'ok. come on',
  'wow... nice',
  'hello.thanks',
  '1TG on 88',
])('%s does not', (line) => {
  expect(hasContact(line)).toBe(false);
});

test('a word counts alone or as part of others, as the list says; several follow each other', () => {
  const own = compileWords(['Cat', '*DOG*', 'bad luck', '*', '']);
  for (const line of ['a cat', 'CAT!', 'c a t', 'hotdogs', 'bad luck to you', 'bad, luck'])
    expect(own.finds(line)).toBe(true);
  for (const line of ['category', 'bad good luck', 'luck bad', '', '***'])
    expect(own.finds(line)).toBe(false);
  expect(compileWords([]).finds('anything')).toBe(false);
});

test.each([
  ['signs', ['', '.', '-', '_', '*', '\u200B', '\u0301', '\u2060']],
  ['spaces', [' ', '  ', ' . ', '.', '\u3000', ' - ']],
])('a word is found whatever %s stand between its letters', (_, signs) => {
  const own = compileWords(['gago']);
  const between = fc.constantFrom(...signs);
  const one = (...forms: string[]) => fc.constantFrom(...forms);
  fc.assert(
    fc.property(
      fc.tuple(one('g', 'G', 'ｇ', 'Ⓖ', '𝕘'), between, one('a', 'A', 'á', '4', '@', 'а'), between),
      fc.tuple(one('g', 'gg', '9'), between, one('o', '0', 'ο', 'Ｏ', 'oo')),
      (head, tail) => own.finds(plainLine(`hoy ${head.join('')}${tail.join('')} ka`)),
    ),
    { numRuns: 500 },
  );
});

test('a line is plain text in one row, shows no more than its letters, and is found to be the same as another', () => {
  expect(plainLine('  a\n\tb  ')).toBe('a b');
  expect(plainLine('\u202Eevil\u2066')).toBe('evil');
  expect(plainLine('\u200B\u3164\u2800 \uFEFF')).toBe('');
  expect(plainLine(`a${'\u0301\u0302\u0303'.repeat(9)}`).length).toBeLessThanOrEqual(4);
  expect(plainLine('👨‍👩‍👧')).toBe('👨‍👩‍👧');
  expect(plainLine('<b>hi</b>')).toBe('<b>hi</b>');
  expect(plainLine('\uD800x')).not.toContain('\uD800');
  expect(foldLine('Good LUCK!!')).toBe(foldLine('góód  luck'));
  expect(foldLine('goooood luck')).toBe(foldLine('good luck'));
  expect(foldLine('🎉')).not.toBe(foldLine('😀'));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const once = plainLine(text);
      expect(plainLine(once)).toBe(once);
    }),
  );
});
