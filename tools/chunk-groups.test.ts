import { expect, test } from 'vitest';
import { chunkNames } from './chunk-groups.ts';

/** Static and dynamic imports of the modules of a page. */
const MODULES: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  'web/main.tsx': [
    [],
    [
      'web/entrance/sign-in/login-page.tsx',
      'web/entrance/verify/verify-page.tsx',
      'web/booth/session/booth-session.tsx',
      'web/shell/desk-shell.tsx',
      'web/desk/today/today-page.tsx',
      'web/desk/quality/overview/overview-page.tsx',
      'web/desk/samples/sample-page.tsx',
      'web/parts/lists/write-xlsx.ts',
    ],
  ],
  'web/entrance/sign-in/login-page.tsx': [['button', 'field'], []],
  'web/entrance/verify/verify-page.tsx': [['button', 'table'], []],
  'web/booth/session/booth-session.tsx': [['button', 'yjs', 'scale'], []],
  'web/shell/desk-shell.tsx': [['button', 'yjs'], []],
  'web/desk/today/today-page.tsx': [['today'], []],
  'web/desk/quality/overview/overview-page.tsx': [['table', 'scale', 'chart', 'form'], []],
  'web/desk/samples/sample-page.tsx': [['table', 'form'], []],
  'web/parts/lists/write-xlsx.ts': [['xlsx'], []],
};

test('ARC-12 a module is in the chunk of the screen groups that need it', () => {
  const nameOf = chunkNames('/verdial', 'web/main.tsx');
  const look = (id: string) => {
    const [importedIds = [], dynamicallyImportedIds = []] =
      MODULES[id.replace('/verdial/', '')] ?? [];
    return {
      importedIds,
      dynamicallyImportedIds: dynamicallyImportedIds.map((one) => `/verdial/${one}`),
    };
  };
  const chunks = Object.fromEntries(
    ['field', 'button', 'yjs', 'scale', 'today', 'chart', 'table', 'form', 'xlsx'].map((id) => [
      id,
      nameOf(id, look),
    ]),
  );
  expect(chunks).toEqual({
    field: 'entrance',
    // The entrance and others.
    button: 'common',
    // The booth and every page of the desk.
    yjs: 'live',
    // The booth and some pages of the desk.
    scale: 'booth-desk',
    today: 'today',
    chart: 'quality',
    // A page that is opened seldom does not count.
    table: 'quality-registers',
    form: 'quality-registers',
    // No screen imports it statically.
    xlsx: null,
  });
  expect(nameOf('/verdial/web/shell/desk-shell.tsx', look)).toBe('desk');
});
