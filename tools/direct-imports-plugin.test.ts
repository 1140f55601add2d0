import { expect, test } from 'vitest';
import { originsIn, withDirectImports } from './direct-imports-plugin.ts';

const INDEX = `
import {Button as $a} from "../private/Button.mjs";
import {useId as $b, setInput as $c} from "react-aria/useId";
export { default as Check, default as CheckIcon } from './icons/check.mjs';
export {$a as Button, $b as useId, $c as setInput};
`;
const origins = originsIn(INDEX, '/packages/index');

test('ARC-12 an index tells where its exports are made', () => {
  expect(Object.fromEntries(origins)).toEqual({
    Button: { file: '/packages/private/Button.mjs', name: 'Button' },
    useId: { file: 'react-aria/useId', name: 'useId' },
    setInput: { file: 'react-aria/useId', name: 'setInput' },
    Check: { file: '/packages/index/icons/check.mjs', name: 'default' },
    CheckIcon: { file: '/packages/index/icons/check.mjs', name: 'default' },
  });
});

test('ARC-12 imports go to those files; what is not found there stays as it is', () => {
  const rewritten = (code: string) =>
    withDirectImports(code, (name) => (name === 'aria' ? origins : new Map()));
  expect(rewritten('import { Button as Aria, Check } from "aria";\nrun();')).toBe(
    'import { Button as Aria } from "/packages/private/Button.mjs"; ' +
      'import { default as Check } from "/packages/index/icons/check.mjs";\nrun();',
  );
  for (const code of [
    'import { Button, Gone } from "aria";',
    'import { Button } from "./button.ts";',
    'import { Button } from "other";',
    'import Button from "aria";',
  ])
    expect(rewritten(code)).toBe(code);
});
