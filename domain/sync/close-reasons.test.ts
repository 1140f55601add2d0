import { expect, test } from 'vitest';
import { CLOSE_REASONS, isCloseReason, remedyFor } from './close-reasons.ts';

test('SYN-3 a connection is closed with a reason, and each reason says what is to be done', () => {
  expect(CLOSE_REASONS).toEqual({
    'signed-out': 'sign-in',
    'out-of-reach': 'give-up',
    'access-changed': 'return',
    'birth-differs': 'set-aside',
    unreadable: 'retry',
    'out-of-step': 'retry',
    'over-budget': 'give-up',
    'not-allowed': 'give-up',
  });
});

test('SYN-3 what is no reason of this vocabulary is told from those that are', () => {
  for (const reason of ['signed-out', 'unreadable', 'not-allowed'])
    expect(isCloseReason(reason)).toBe(true);
  for (const other of ['', 'sign-in', 'Reset Connection', 'constructor', 'toString'])
    expect(isCloseReason(other)).toBe(false);
});

test('SYN-9 a document that was closed for no reason of this vocabulary is tried again', () => {
  expect(remedyFor('birth-differs')).toBe('set-aside');
  expect(remedyFor('over-budget')).toBe('give-up');
  for (const other of ['permission-denied', 'Reset Connection', 'provider_initiated', ''])
    expect(remedyFor(other)).toBe('retry');
});
