import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { openFor } from './support/browser.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

test('SES-16 LST-3 ADR-3 a leader rejects the open day of the address, reopens it with a reason, and takes the days away as a file; the drawer tells it', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const ana = await desk.taster('T01', 'Ana');
  const session = await desk.show([await desk.sample('S-0001')], [ana.id], 0);
  await desk.command('close-session', { session });

  const { page, errors } = await openFor(browser);
  await signInQuietly(page, url, desk.person, '/intra/sessions/acceptance?state=open&class=EVOO');
  await page.getByRole('radio', { name: 'Open', checked: true }).waitFor();
  await page.waitForURL((at) => at.search === '?state=open');
  // No sheet was signed: the server reports that for the closed session.
  await page.getByText(/not met: fewer than 8 valid sheets \(S-0001 · Replicate 1\)/).waitFor();

  // The navigation drawer shows how many days wait for a decision, and no number if none does.
  const drawer = page.getByRole('navigation', { name: 'Navigation' });
  await drawer.getByRole('link', { name: 'Acceptance 1', exact: true }).waitFor();

  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: /^Reject/ }).click();
  await question.getByRole('textbox').fill('The room was too warm');
  await question.getByRole('button', { name: 'Reject' }).click();
  await page.getByText('No day is open').waitFor();
  await drawer.getByRole('link', { name: 'Acceptance', exact: true }).waitFor();
  await page.getByRole('radio', { name: 'All' }).click();
  await page.getByText(/: “The room was too warm”/).waitFor();

  await page.getByRole('button', { name: /^Reopen/ }).click();
  await question.getByRole('textbox').fill('The thermometer was wrong');
  await question.getByRole('button', { name: 'Reopen' }).click();
  await page.getByText('Reopened', { exact: true }).waitFor();
  await page.getByText(/: “The thermometer was wrong”/).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [head, line] = file.split('\r\n');
  expect(head).toContain('Date,State of the day,Decision of');
  expect(line).toContain('Reopened,Carmen Ruiz,');
  expect(line).toContain(`The thermometer was wrong,${session},no,IOC virgin olive oil,1,1,0,1,`);
  expect(errors).toEqual([]);
});
