import { expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  createEvaluation,
  readEvaluation,
  startEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { wasTakenElsewhere } from './other-device.ts';

const measuredOn = (device: string) => ({
  startedAt: '2026-11-20T10:00:00Z',
  calibration: {
    pixelsPerMm: 4,
    pixelRatio: 1,
    window: [1280, 800] as const,
    device,
    at: '2026-11-20T09:00:00Z',
  },
});

test('BTH-10 a sheet begun on another device is told of, and one that nobody began is not', () => {
  expect(wasTakenElsewhere(measuredOn('tablet 1'), 'tablet 2')).toBe(true);
  expect(wasTakenElsewhere(measuredOn('tablet 1'), 'tablet 1')).toBe(false);
  expect(wasTakenElsewhere({ startedAt: null, calibration: null }, 'tablet 2')).toBe(false);
});

test('BTH-10 nobody is warned of a sheet that no device has taken up', () => {
  const { startedAt, calibration } = measuredOn('tablet 1');
  // Calibrated and not begun; then begun by an older version, which stored no device.
  expect(wasTakenElsewhere({ startedAt: null, calibration }, 'tablet 2')).toBe(false);
  expect(wasTakenElsewhere({ startedAt, calibration: null }, 'tablet 2')).toBe(false);
});

test('BTH-10 a sheet of points, which needs no measured screen, says itself on which device it was taken up', () => {
  const doc = new Y.Doc();
  createEvaluation(doc, 'b');
  const takeUp = (device: string) =>
    startEvaluation(doc, { at: '2026-11-20T10:00:00Z', language: 'en', calibration: null, device });
  const isElsewhere = (device: string) => {
    const read = readEvaluation(doc);
    return read.ok && wasTakenElsewhere(read.value, device);
  };
  expect(isElsewhere('tablet 2')).toBe(false);
  takeUp('tablet 1');
  expect(isElsewhere('tablet 1')).toBe(false);
  expect(isElsewhere('tablet 2')).toBe(true);
  takeUp('tablet 2');
  expect(isElsewhere('tablet 1')).toBe(true);
  expect(isElsewhere('tablet 2')).toBe(false);
});
