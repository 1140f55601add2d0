import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SearchField } from '../search-field/search-field.tsx';
import { TextField } from './text-field.tsx';

test('SYN-10 the browser is told to keep nothing of what is typed, but where a person is asked who they are', async () => {
  const change = () => undefined;
  await render(
    <>
      <TextField label="Code of the sample" value="" onChange={change} />
      <TextField label="User name" value="" onChange={change} autoComplete="username" />
      <SearchField label="Search" clearLabel="Clear" value="" onChange={change} />
    </>,
  );
  const said = [...document.querySelectorAll('input')].map((input) => input.autocomplete);
  expect(said).toEqual(['off', 'username', 'off']);
});
