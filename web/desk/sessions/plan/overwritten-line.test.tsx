import * as Y from 'yjs';
import '../../../theme/theme.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setPlanField } from '../../../../domain/documents/session.document.ts';
import { OverwrittenLine } from './overwritten-line.tsx';
import { fields, place } from './plan.css.ts';
import { PlanMaxima } from './plan-maxima.tsx';
import { useOverwritten, usePeopleSeen } from './plan-screen.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** The page of one of two leaders: a field with its line below, and another field under that. */
function Plan({ doc, others }: { doc: Y.Doc; others: Parameters<typeof usePeopleSeen>[0] }) {
  const writtenOver = { over: useOverwritten(doc), who: usePeopleSeen(others, 'me') };
  return (
    <div className={fields} style={{ width: '240px', gridTemplateColumns: '100%' }}>
      <div className={place}>
        <input aria-label="Sample temperature" />
        <OverwrittenLine writtenOver={writtenOver} field="sampleTemperature" words={String} />
      </div>
      <input aria-label="Room temperature" />
    </div>
  );
}

/** Two leaders in one plan; `user` is the account of the other page. */
async function two(user: string, name: string) {
  const docs = [new Y.Doc(), new Y.Doc()] as const;
  for (const [here, there] of [docs, docs.toReversed()])
    here?.on('update', (update: Uint8Array) => {
      if (there !== undefined) Y.applyUpdate(there, update, { source: 'connection' });
    });
  const [here, there] = docs;
  const other = { client: there.clientID, user, name, place: null };
  const tree = (others: readonly (typeof other)[]) => (
    <I18nProvider i18n={i18n}>
      <Plan doc={here} others={others} />
    </I18nProvider>
  );
  const screen = await render(tree([other]));
  return { here, there, leaves: () => screen.rerender(tree([])) };
}

const line = () => page.getByRole('status');
const room = () =>
  page.getByRole('textbox', { name: 'Room temperature' }).element().getBoundingClientRect().top;

test('PLN-49 PLN-59 below a field one line says who wrote over the own value, from what to what, also once they are gone, and nothing moves', async () => {
  const { here, there, leaves } = await two('b', 'Carmen Ruiz');
  const before = room();
  setPlanField(here, 'sampleTemperature', 27);
  setPlanField(there, 'sampleTemperature', 28.5);
  await expect.element(line()).toHaveTextContent('Carmen Ruiz changed 27 to 28.5');
  expect(room()).toBe(before);
  // Nor does it touch what is below it.
  expect(room() - line().element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(4);
  await leaves();
  await expect.element(line()).toHaveTextContent('Carmen Ruiz changed 27 to 28.5');
  setPlanField(here, 'sampleTemperature', 27);
  await expect.element(line()).not.toBeInTheDocument();
});

test('PLN-49 PLN-59 it is one line however long the name is', async () => {
  const { here, there } = await two('b', 'María del Carmen Fernández de la Torre y Villanueva');
  setPlanField(here, 'sampleTemperature', 27);
  setPlanField(there, 'sampleTemperature', 28.5);
  await expect.element(line()).toBeVisible();
  expect(line().element().getBoundingClientRect().height).toBe(16);
});

test('PLN-49 nobody is named for what one wrote oneself on another page', async () => {
  const { here, there } = await two('me', 'Ana Gil');
  setPlanField(here, 'sampleTemperature', 27);
  setPlanField(there, 'sampleTemperature', 28.5);
  await expect.element(line()).toHaveTextContent('Changed from 27 to 28.5');
});

/** The two maxima of a page on its narrowest side. */
function Maxima({ doc }: { readonly doc: Y.Doc }) {
  const writtenOver = { over: useOverwritten(doc), who: () => 'Carmen Ruiz' };
  const plan = { enMaxDefect: 1.5, enMaxFruity: 1.5 };
  return (
    <div style={{ width: '240px' }}>
      <PlanMaxima doc={doc} plan={plan} isReadOnly={false} others={[]} writtenOver={writtenOver} />
    </div>
  );
}

test('PLN-49 below a maximum it stands apart from the label of the next', async () => {
  const doc = new Y.Doc();
  await render(
    <I18nProvider i18n={i18n}>
      <Maxima doc={doc} />
    </I18nProvider>,
  );
  setPlanField(doc, 'enMaxDefect', 1.5);
  const elsewhere = new Y.Doc();
  Y.applyUpdate(elsewhere, Y.encodeStateAsUpdate(doc));
  setPlanField(elsewhere, 'enMaxDefect', 2.25);
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(elsewhere), { source: 'connection' });
  await expect.element(line()).toHaveTextContent('Carmen Ruiz changed 1.50 to 2.25');
  const next = page.getByText('Maximum En, fruity').element().getBoundingClientRect();
  expect(next.top - line().element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(4);
});
