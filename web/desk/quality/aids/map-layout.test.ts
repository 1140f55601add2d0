import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../../../domain/testing/holds.ts';
import { MAP, mapLayout } from './map-layout.ts';

const attributes = [{ attribute: 'fruity', x: 1, y: 0 }] as const;

test('QUA-37 both axes have one scale, up is more, and the farthest taster is within the drawing', () => {
  const tasters = [
    { taster: 'A', x: 1, y: 0 },
    { taster: 'B', x: 0, y: 1 },
    { taster: 'C', x: -1, y: -1 },
  ];
  const { tasters: [a, b, c] = [], circle } = mapLayout({ tasters, attributes }, () => 6);
  const middle = { x: MAP.width / 2, y: MAP.height / 2 };
  expect((a?.x ?? 0) - middle.x).toBeCloseTo(middle.y - (b?.y ?? 0), 9);
  expect(b?.y).toBeLessThan(middle.y);
  expect(c?.y).toBeGreaterThan(middle.y);
  expect(circle.cm).toBe(0.5);
  expect(circle.radius).toBeCloseTo(((a?.x ?? 0) - middle.x) / 2, 9);
});

test('QUA-37 a name stands where neither a point nor another name is', () => {
  const tasters = [
    { taster: 'T01', x: 0, y: 0 },
    { taster: 'T02', x: 0.1, y: 0 },
    { taster: 'T03', x: -1, y: 0 },
    { taster: 'T04', x: -0.1, y: 0 },
  ];
  const { tasters: placed } = mapLayout({ tasters, attributes }, () => 6);
  expect(placed.map(({ words }) => words.side)).toEqual(['middle', 'start', 'start', 'end']);
});

test('QUA-37 whatever the map, every point is in the drawing', () => {
  const cm = fc.double({ min: -8, max: 8, noNaN: true });
  holds(
    fc.property(fc.array(fc.record({ taster: fc.constant('T'), x: cm, y: cm })), (tasters) =>
      mapLayout({ tasters, attributes }, () => 6).tasters.every(
        ({ x, y, words }) => words.x > -1 && x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height,
      ),
    ),
  );
});
