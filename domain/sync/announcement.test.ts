import { describe, expect, test } from 'vitest';
import { formatAnnouncement, parseAnnouncement } from './announcement.ts';

describe('SYN-1 what the server received and what it stored are two announcements', () => {
  test.each(['stored', 'received'] as const)('%s, and how far, survives the way', (kind) => {
    expect(parseAnnouncement(formatAnnouncement({ kind, vector: 'AQID' }))).toEqual({
      kind,
      vector: 'AQID',
    });
    expect(formatAnnouncement({ kind, vector: 'AQID' })).toBe(`{"kind":"${kind}","vector":"AQID"}`);
  });

  test.each([
    '',
    'stored',
    'null',
    '"stored"',
    '7',
    '[]',
    '{}',
    '{"kind":"stored"}',
    '{"kind":"stored","vector":7}',
    '{"kind":"saved","vector":"AQID"}',
    '{"vector":"AQID"}',
  ])('%s is none', (text) => expect(parseAnnouncement(text)).toBeNull());

  test('what else came with it is left behind', () => {
    expect(parseAnnouncement('{"kind":"stored","vector":"AQID","sample":"S-1"}')).toEqual({
      kind: 'stored',
      vector: 'AQID',
    });
  });
});
