import { expect, test } from 'vitest';
import { type CloseReason, isCloseReason } from '../../../domain/sync/close-reasons.ts';
import { type NoTrayReason, noTrayReason } from './no-tray-reason.ts';

const SAID: Readonly<Record<CloseReason, NoTrayReason['kind']>> = {
  'out-of-reach': 'no-tray',
  'signed-out': 'signed-out',
  'access-changed': 'loading',
  'birth-differs': 'loading',
  unreadable: 'loading',
  'out-of-step': 'loading',
  'over-budget': 'unreadable',
  'not-allowed': 'unreadable',
};

test('BTH-51 a taster is told that there is no tray only where the server says that there is none', () => {
  for (const refused of Object.keys(SAID).filter(isCloseReason))
    expect([refused, noTrayReason({ kind: 'waiting', refused }).kind]).toEqual([
      refused,
      SAID[refused],
    ]);
  expect(noTrayReason({ kind: 'waiting', refused: null })).toEqual({ kind: 'loading' });
});

test('BTH-51 a tray that this device cannot show is named with its problem', () => {
  expect(noTrayReason({ kind: 'unreadable', code: 'field-invalid' })).toEqual({
    kind: 'unreadable',
    code: 'field-invalid',
  });
  expect(noTrayReason({ kind: 'waiting', refused: 'over-budget' })).toEqual({
    kind: 'unreadable',
    code: 'over-budget',
  });
});
