import { expect, vi } from 'vitest';
import { eachAttribute } from '../domain/words/each-attribute.ts';
import { openFor } from './support/browser.ts';
import { codesOf, handIn, openDevice } from './support/hand-in.ts';
import { signInQuietly } from './support/sign-in.ts';
import { openTrayQuietly } from './support/sit-down.ts';
import { test } from './support/story.ts';
import { answer, nextCode, signSheet, startGlass } from './support/taste.ts';
import { waitUntilSeen } from './support/wait-until-seen.ts';

const PERCEIVED = { ...eachAttribute(() => 0), fruity: 44, bitter: 31, pungent: 22 };
const SOON = { timeout: 60_000 };

test('EVA-4, BTH-37, RES-3, EVA-20 what is signed without a network arrives after the close as late, after the validation without validity, and desk and booth say so', async ({
  browser,
  product,
  desk,
}) => {
  const [ana, ben, eva] = [
    await desk.taster('T1', 'Ana'),
    await desk.taster('T2', 'Ben'),
    await desk.taster('T3', 'Eva'),
  ];
  const oils = [await desk.sample('L-1')];
  const session = await desk.show(oils, [ana.id, ben.id, eva.id], 0);
  const tablets = [];
  for (const taster of [ana, ben]) {
    const tablet = await openFor(browser);
    await openTrayQuietly(tablet.page, product.url, taster, session);
    await tablet.setOffline(true);
    const code = await nextCode(tablet.page);
    await startGlass(tablet.page, code, '1');
    await answer(tablet.page, PERCEIVED);
    await signSheet(tablet.page);
    await tablet.page.getByText('All sheets are handed in').waitFor();
    tablets.push({ ...tablet, code, taster });
  }
  const [late, after] = tablets;
  if (late === undefined || after === undefined) throw new Error('two tablets');
  const sheets = () => desk.get(`/api/sessions/${session}/sheets`);
  // One sheet arrives in time.
  const third = await openDevice(product.url, eva, eva.id);
  const [inTime = ''] = await codesOf(third, session);
  await handIn(third, session, inTime, PERCEIVED);
  await vi.waitFor(async () => expect(await sheets()).toHaveLength(1), SOON);

  await desk.command('close-session', { session });
  await late.setOffline(false);
  const ofLate = { taster: ana.id, code: late.code, version: 1, late: true, valid: true };
  await vi.waitFor(
    async () => expect(await sheets()).toContainEqual(expect.objectContaining(ofLate)),
    SOON,
  );
  await late.page.getByText('This tasting has ended').waitFor();
  await late.page.locator('[data-step=stored][data-true]').waitFor();

  await desk.command('validate-session', { session, reason: 'One is missing.' });
  await after.setOffline(false);
  const ofAfter = { taster: ben.id, code: after.code, version: 1, late: true, valid: false };
  await vi.waitFor(
    async () => expect(await sheets()).toContainEqual(expect.objectContaining(ofAfter)),
    SOON,
  );
  await after.page.locator('[data-step=stored][data-true]').waitFor();
  expect(await sheets()).toEqual([
    expect.objectContaining({ marks: PERCEIVED }),
    expect.objectContaining({ marks: PERCEIVED }),
    expect.objectContaining({ marks: PERCEIVED }),
  ]);

  const leader = await openFor(browser);
  const board = `/intra/tastersevaluation/${session}`;
  await signInQuietly(leader.page, product.url, desk.person, board);
  // Fewer than eight tasted: a result that was validated against this criterion says so, and why.
  await leader.page.getByText('Validated despite unmet criteria').first().waitFor();
  await leader.page.getByText('One is missing.').first().waitFor();
  const words = leader.page.getByRole('listitem').filter({ hasText: `, ${late.code}: kept` });
  await expect
    .poll(async () => (await words.allTextContents()).toSorted(), SOON)
    .toEqual([
      expect.stringMatching(/^T1 Ana Rubio, .*: kept and counted\.$/),
      expect.stringMatching(/^T2 Ben Rubio, .*: kept, not counted/),
    ]);

  // BTH-37: after the end the booth is left to the next taster.
  await waitUntilSeen(late.page);
  await late.page.getByRole('button', { name: 'Next taster' }).click();
  await late.page.locator('#username').waitFor();
  const byItself = /this booth was idle for/;
  expect(await late.page.getByText(byItself).count()).toBe(0);
  // An untouched screen leaves by itself after the idle timeout and says so, without the taster's
  // name. The next taster does not see it.
  await after.page.clock.install();
  await after.page.reload();
  await after.page.getByText('after 5 idle minutes').waitFor();
  await after.page.clock.fastForward(5 * 60_000);
  await after.page.locator('#username').waitFor();
  await after.page.getByText(byItself).waitFor();
  expect(await after.page.getByText(byItself).textContent()).toBe(
    'Back at sign-in: this booth was idle for 5 minutes. Every mark is kept.',
  );
  expect(await after.page.locator('body').textContent()).not.toContain('Ben');
  await after.page.reload();
  await after.page.getByText(byItself).waitFor();
  await after.page.locator('#username').fill(ana.username);
  await after.page.locator('#password').fill(ana.password);
  await after.page.locator('#password').press('Enter');
  await after.page.waitForURL(({ pathname }) => pathname === '/');
  await after.page.goBack();
  await after.page.locator('#username').waitFor();
  expect(await after.page.getByText(byItself).count()).toBe(0);
  expect([...late.errors, ...after.errors, ...leader.errors]).toEqual([]);
});
