import 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    findAxeViolations: (rules?: readonly string[]) => Promise<string[]>;
  }
}
