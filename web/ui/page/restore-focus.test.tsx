import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Confirm } from '../confirm/confirm.tsx';
import { restoreFocus } from './restore-focus.ts';

/**
 * Plan from which tasters are removed one by one, with or without a confirmation dialog, and a
 * button that can be pressed once.
 */
function Plan({ isAsked = false }: { readonly isAsked?: boolean }) {
  const [names, setNames] = useState(['Alba', 'Bruno', 'Carmen']);
  const [asked, setAsked] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => restoreFocus(), []);
  const takeOff = (name: string) => setNames((before) => before.filter((one) => one !== name));
  return (
    <main>
      <h1>Plan</h1>
      <section aria-labelledby="who">
        <h2 id="who">Tasters</h2>
        <ul>
          {names.map((name) => (
            <li key={name}>
              {name}
              <Button onPress={() => (isAsked ? setAsked(name) : takeOff(name))}>
                {`Take off ${name}`}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <Button isDisabled={isSaved} onPress={() => setSaved(true)}>
        Save
      </Button>
      <Confirm
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="Take off?"
        confirmLabel="Go on"
        cancelLabel="Cancel"
        onConfirm={() => {
          if (asked !== null) takeOff(asked);
          setAsked(null);
        }}
      >
        The order of the glasses stays.
      </Confirm>
    </main>
  );
}

/** A key is created after a confirmation, and shown in a dialog of its own. */
function Keys() {
  const [step, setStep] = useState<'asked' | 'shown' | null>(null);
  useEffect(() => restoreFocus(), []);
  const words = { confirmLabel: 'Go on', cancelLabel: 'Cancel', children: '' };
  return (
    <main>
      <h1>Panel</h1>
      <Button onPress={() => setStep('asked')}>Make a key</Button>
      {step === 'asked' && (
        <Confirm
          {...words}
          isOpen
          onOpenChange={() => setStep((now) => (now === 'asked' ? null : now))}
          onConfirm={() => setStep('shown')}
          title="Make it?"
        />
      )}
      {step === 'shown' && (
        <Confirm
          {...words}
          isOpen
          onOpenChange={() => setStep(null)}
          onConfirm={() => setStep(null)}
          title="The key"
        />
      )}
    </main>
  );
}

async function press(name: string): Promise<void> {
  page.getByRole('button', { name }).element().focus();
  await userEvent.keyboard('{Enter}');
}
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('SCR-36 the row in the place of one that was removed has the focus, the one before it where it was the last, and the heading of the part where there is none', async () => {
  await render(<Plan />);
  await press('Take off Bruno');
  await expect.element(row('Carmen')).toHaveFocus();
  await press('Take off Carmen');
  await expect.element(row('Alba')).toHaveFocus();
  await press('Take off Alba');
  await expect.element(page.getByRole('heading', { name: 'Tasters' })).toHaveFocus();
});

test('SCR-36 a row that went after a question leaves the focus to the row in its place, and a question that was left gives it back', async () => {
  await render(<Plan isAsked />);
  await press('Take off Alba');
  await press('Cancel');
  await expect.element(page.getByRole('button', { name: 'Take off Alba' })).toHaveFocus();
  await press('Take off Alba');
  await press('Go on');
  await expect.element(row('Bruno')).toHaveFocus();
});

test('SCR-36 where a button has nothing more to do the heading of the page has the focus', async () => {
  await render(<Plan />);
  await press('Save');
  await expect.element(page.getByRole('heading', { name: 'Plan' })).toHaveFocus();
});

test('SCR-36 where one question led to another what asked first has the focus again', async () => {
  await render(<Keys />);
  await press('Make a key');
  await press('Go on');
  await expect.element(page.getByRole('alertdialog', { name: 'The key' })).toBeVisible();
  await press('Go on');
  await expect.element(page.getByRole('button', { name: 'Make a key' })).toHaveFocus();
});
