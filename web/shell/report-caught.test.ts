import { afterEach, expect, test, vi } from 'vitest';
import { reportCaught } from './report-caught.ts';
import { AccessDenied } from './require-me.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('SCR-20 an error that a page was shown in place of is in the console and thrown at nobody, a denial is no error', () => {
  const thrown = vi.fn();
  globalThis.reportError = thrown;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  reportCaught(new AccessDenied('leader'));
  expect(logged).not.toHaveBeenCalled();
  const lost = new Error('Failed to fetch dynamically imported module');
  reportCaught(lost);
  expect(logged).toHaveBeenCalledWith(lost);
  expect(thrown).not.toHaveBeenCalled();
});
