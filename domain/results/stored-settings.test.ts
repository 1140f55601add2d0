import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../settings/panel-settings.ts';
import { storedSettings } from './stored-settings.ts';

test('M-RECORD a result keeps the version it was stored under, whether its settings name it or are older', () => {
  const { method: _, ...older } = { ...defaultPanelSettings(), scheme: 'IOC' as const };
  expect(storedSettings('verdial-method-1', older)).toEqual({
    ...older,
    method: 'verdial-method-1',
  });
  expect(storedSettings('verdial-method-1', {})).toMatchObject({ method: 'verdial-method-1' });
  expect(storedSettings('verdial-method-2', older)).toMatchObject({ method: 'verdial-method-2' });
  expect(() => storedSettings('verdial-method-1', 'damaged')).toThrow();
  const own = { ...defaultPanelSettings(), enMaxDefect: 0, enMaxFruity: 40 };
  expect(storedSettings('verdial-method-3', own)).toEqual(own);
});
