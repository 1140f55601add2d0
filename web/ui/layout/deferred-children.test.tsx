import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DeferredChildren } from './deferred-children.tsx';

type Told = (name: string) => void;

function Part({ name, told }: { readonly name: string; readonly told: Told }) {
  told(name);
  return <li>{name}</li>;
}

function Parts({ told, onList }: { told: Told; onList: (list: HTMLUListElement | null) => void }) {
  const [names] = useState(['one', 'two', 'three', 'four']);
  return (
    <ul ref={onList}>
      <DeferredChildren>
        {names.map((name) => (
          <Part key={name} name={name} told={told} />
        ))}
      </DeferredChildren>
    </ul>
  );
}

test('QUA-2 what is drawn in turns is all there in its order, and each part is drawn once', async () => {
  const drawn: string[] = [];
  const counts: number[] = [];
  function watch(list: HTMLUListElement | null): void {
    if (list === null) return;
    counts.push(list.children.length);
    new MutationObserver(() => counts.push(list.children.length)).observe(list, {
      childList: true,
    });
  }
  const screen = await render(<Parts told={(name) => void drawn.push(name)} onList={watch} />);
  await expect.poll(() => screen.getByRole('listitem').all().length).toBe(4);
  expect(screen.getByRole('list').element().textContent).toBe('onetwothreefour');
  expect(drawn).toEqual(['one', 'two', 'three', 'four']);
  expect(counts[0]).toBe(1);
});
