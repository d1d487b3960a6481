import { afterEach, expect, test, vi } from 'vitest';
import { openLiveChat } from './live-chat.ts';

afterEach(() => vi.restoreAllMocks());

test('S8.11 a press on the chat before it is ready is only logged', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(() => openLiveChat()).not.toThrow();
  expect(log).toHaveBeenCalledExactlyOnceWith('The live chat is not initialized.');
});
