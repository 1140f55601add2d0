import { describe, expect, test } from 'vitest';
import { type DocumentName, formatDocumentName, parseDocumentName } from '../documents/name.ts';
import type { Role } from '../words/role.ts';
import type { Actor } from './actor.ts';
import { documentAccess } from './document-access.ts';

const PANEL = '00000000-0000-4000-8000-000000000001';
const OTHER_PANEL = '00000000-0000-4000-8000-000000000002';
const OWN = '00000000-0000-4000-8000-0000000000aa';
const FOREIGN = '00000000-0000-4000-8000-0000000000bb';

function name(text: string): DocumentName {
  const parsed = parseDocumentName(text);
  if (parsed === null) throw new Error(`not a document name: ${text}`);
  return parsed;
}

function actor(role: Role): Actor {
  const own = name(`${PANEL}/tray/1.${OWN}`);
  if (own.kind !== 'tray') throw new Error('not a tray');
  const taster = role === 'catadores' ? own.taster : null;
  return { user: 'u', name: 'U', panel: own.panel, role, taster };
}

describe('ACC-1 who reaches which document', () => {
  test.each([
    [`${PANEL}/session/1`, 'write', 'none'],
    [`${PANEL}/tray/1.${OWN}`, 'read', 'read'],
    [`${PANEL}/tray/1.${FOREIGN}`, 'read', 'none'],
    [`${PANEL}/evaluation/1.${OWN}.417`, 'read', 'write'],
    [`${PANEL}/evaluation/1.${FOREIGN}.417`, 'read', 'none'],
    [`${PANEL}/assessment/1.${FOREIGN}`, 'write', 'none'],
    [`${PANEL}/assessment/1.${OWN}`, 'write', 'none'],
    [`${OTHER_PANEL}/session/1`, 'none', 'none'],
    [`${OTHER_PANEL}/tray/1.${OWN}`, 'none', 'none'],
  ])('%s: desk %s, taster %s', (text, desk, taster) => {
    expect(documentAccess(actor('jefespanel'), name(text))).toBe(desk);
    expect(documentAccess(actor('adjuntos'), name(text))).toBe(desk);
    expect(documentAccess(actor('catadores'), name(text))).toBe(taster);
  });
});

describe('DOC-1 a document name is well-formed or it is nothing', () => {
  test.each([
    `${PANEL}/session/12`,
    `${PANEL}/tray/12.${OWN}`,
    `${PANEL}/evaluation/12.${OWN}.417`,
    `${PANEL}/assessment/12.${OWN}`,
  ])('%s survives the round trip', (text) => {
    expect(formatDocumentName(name(text))).toBe(text);
  });

  test.each([
    '',
    '/',
    `${PANEL}/session/0`,
    `${PANEL}/session/012`,
    `${PANEL}/session/12.${OWN}`,
    `${PANEL}/session/12/x`,
    `${PANEL}/evaluation/12.${OWN}`,
    `${PANEL}/evaluation/12.${OWN}.../etc`,
    `${PANEL}/secret/12`,
    `x/session/12`,
    `${PANEL}/session/12/`,
    `${PANEL}/session/12.`,
    `${PANEL}/tray/12.${OWN}.417`,
    `${PANEL}/tray/12.${OWN}/x`,
    `${PANEL}/evaluation/12.${OWN}.417.x`,
    `${PANEL}/assessment/12.${OWN}.417`,
    'null/session/12',
    `${PANEL}/session/null`,
    `${PANEL}/tray/12.null`,
    `${PANEL}/evaluation/12.null.417`,
    `${PANEL}/evaluation/12.${OWN}.null`,
    `${PANEL}/assessment/12.null`,
    `${PANEL}/secret/12.${OWN}`,
    `${PANEL}/secret/12.${OWN}.417`,
    `${PANEL}/session/1e3`,
    'a'.repeat(10_000),
  ])('%s is refused', (text) => {
    expect(parseDocumentName(text)).toBeNull();
  });
});
