import 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    findAxeViolations: () => Promise<string[]>;
  }
}
