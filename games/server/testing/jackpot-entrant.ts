/** A process that enters rounds into a pot. Its operator takes every bet, and books nothing. */
import { enterRounds, entrantSettingsSchema } from './enter-rounds.ts';

const [text = ''] = process.argv.slice(2);
const book = async (): Promise<void> => undefined;
await enterRounds(entrantSettingsSchema.parse(JSON.parse(text)), { take: book, takeBack: book, pay: book });
