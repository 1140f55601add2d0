import { beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

/**
 * All files of component tests share one page, which evaluates every module once. Each file begins with a page as it was
 * loaded: nothing rendered, no attribute on the root, the usual window.
 */
beforeAll(async () => {
  await cleanup();
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  root.lang = 'en';
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

beforeEach(async () => {
  await cleanup();
});
