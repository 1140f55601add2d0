import { expect, test } from 'vitest';
import { media } from './breakpoints.ts';

test('SCR-21 the layout changes at 600, 1024, 1440 and 1920 px, and at no other width', () => {
  const widths = Object.values(media).flatMap(
    (query) => /(min|max)-width: (\d+)px/.exec(query)?.slice(1, 3) ?? [],
  );
  expect(widths).toEqual(
    [
      ['max', '599'],
      ['min', '600'],
      ['max', '1023'],
      ['min', '1024'],
      ['max', '1439'],
      ['min', '1440'],
      ['min', '1920'],
    ].flat(),
  );
});
