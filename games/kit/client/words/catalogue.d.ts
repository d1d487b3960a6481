/** What Lingui's Vite plugin makes of a message file. */
declare module '*?lingui' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
