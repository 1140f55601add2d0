declare module '*.po' {
  import type { Messages } from '@lingui/core';

  /** The compiled messages of one language. */
  export const messages: Messages;
}
