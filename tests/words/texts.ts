import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnWords } from '@marquee/themes/own-words.ts';
import { chineseTitle } from '../../contract/game-titles.ts';
import { allSlots } from '../../games/catalogue.ts';
import { crashGames } from '../../games/kinds/crash/games.ts';
import { instantGames } from '../../games/kinds/instant/games.ts';
import { tableGames } from '../../games/kinds/table/games.ts';

const root = join(import.meta.dirname, '../..');

export const languages = ['EN', 'PHP', 'CN'] as const;
export type Language = (typeof languages)[number];

/** A text that players read, in every language. */
export interface Text {
  /** Where it is: the file without its language, and the id or path in it. */
  readonly place: string;
  readonly words: Readonly<Record<Language, string>>;
}

/** Every text that a player may read: messages of the site, the inbox and the games, and the content of the brands. */
export async function allTexts(): Promise<Text[]> {
  return [
    ...(await messages('site/app/messages/EN/*.json', (file, language) =>
      file.replace('/EN/', `/${language}/`),
    )),
    ...(await messages('themes/*/*words.EN.json', (file, language) =>
      file.replace('.EN.json', `.${language}.json`),
    )),
    ...(await messages('server/inbox/words/EN.json', (file, language) =>
      file.replace('EN.json', `${language}.json`),
    )),
    ...(await messages('games/{kit,kinds/*}/client/{messages,failures/messages}/en.json', (file, language) =>
      file.replace('en.json', `${{ EN: 'en', PHP: 'fil', CN: 'zh' }[language]}.json`),
    )),
    ...titles(),
    ...(await ownWords()),
    ...(await content()),
    ...(await pages()),
  ];
}

async function filesOf(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) files.push(file);
  if (files.length === 0) throw new Error(`${pattern}: no file has this name`);
  return files.toSorted();
}

async function read(file: string): Promise<string> {
  return readFile(join(root, file), 'utf8');
}

async function messages(
  pattern: string,
  inLanguage: (file: string, language: Language) => string,
): Promise<Text[]> {
  const texts: Text[] = [];
  for (const file of await filesOf(pattern)) {
    const load = async (language: Language): Promise<Record<string, string>> =>
      JSON.parse(await read(inLanguage(file, language)));
    const [EN, PHP, CN] = [await load('EN'), await load('PHP'), await load('CN')];
    for (const [id, text] of Object.entries(EN)) {
      texts.push({ place: `${file} ${id}`, words: { EN: text, PHP: PHP[id] ?? '', CN: CN[id] ?? '' } });
    }
  }
  return texts;
}

/** What the house's games are called, in the lobby and in themselves. Filipino players read the English title. */
export function titles(): Text[] {
  return [...allSlots, ...instantGames, ...tableGames, ...crashGames].map(({ code, title }) => ({
    place: `title of ${code}`,
    words: { EN: title, PHP: title, CN: chineseTitle(code, title) },
  }));
}

/** What templates say themselves. */
async function ownWords(): Promise<Text[]> {
  const texts: Text[] = [];
  for (const file of await filesOf('themes/*/words.ts')) {
    const { words }: { words: OwnWords<string> } = await import(pathToFileURL(join(root, file)).href);
    for (const [name, EN] of Object.entries(words.EN)) {
      const { [name]: PHP = '' } = words.PHP;
      const { [name]: CN = '' } = words.CN;
      texts.push({ place: `${file} ${name}`, words: { EN, PHP, CN } });
    }
  }
  return texts;
}

/** The texts of the brands' JSON files: objects that hold a text for each language. */
async function content(): Promise<Text[]> {
  const texts: Text[] = [];
  for (const file of await filesOf('brands/*/*.json')) {
    collect(JSON.parse(await read(file)), file, texts);
  }
  return texts;
}

function collect(value: unknown, place: string, texts: Text[]): void {
  if (typeof value !== 'object' || value === null) return;
  const { EN, PHP, CN } = Object.fromEntries(Object.entries(value));
  if (typeof EN === 'string') {
    texts.push({ place, words: { EN, PHP: String(PHP ?? ''), CN: String(CN ?? '') } });
    return;
  }
  for (const [key, inner] of Object.entries(value)) collect(inner, `${place} ${key}`, texts);
}

/** The CMS pages of the brands, paragraph by paragraph in each language. */
async function pages(): Promise<Text[]> {
  const texts: Text[] = [];
  for (const file of await filesOf('brands/**/*.en.html')) {
    const load = async (suffix: string) => paragraphs(await read(file.replace('.en.html', suffix)));
    const [EN, PHP, CN] = [await load('.en.html'), await load('.local.html'), await load('.cn.html')];
    for (let index = 0; index < Math.max(EN.length, PHP.length, CN.length); index += 1) {
      texts.push({
        place: `${file} paragraph ${index + 1}`,
        words: { EN: EN[index] ?? '', PHP: PHP[index] ?? '', CN: CN[index] ?? '' },
      });
    }
  }
  return texts;
}

function paragraphs(html: string): string[] {
  return [...html.matchAll(/<(h2|p|li)>(.*?)<\/\1>/gs)].map((match) =>
    (match[2] ?? '').replaceAll(/\s+/g, ' ').trim(),
  );
}

/** A text without markup, addresses, placeholders and the keywords of ICU. */
export function plain(text: string): string {
  return text
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\b(?:one|two|few|other|base|free|true|both) (?=\{)/g, ' ')
    .replaceAll(/\{\{?\w+\}?\}/g, ' ')
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replaceAll(/[{}#]/g, ' ')
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/[\w-]+\.(?:net|org|com)\b/g, ' ')
    .trim();
}
