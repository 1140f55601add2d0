import type { Page } from 'playwright-core';

/**
 * Validates the session of the open board. Whether a reason is asked is known once the question has
 * been answered: the board or, where its figures are still being computed, the server finds the
 * criteria that are not met (M-ACCEPT).
 */
export async function validateSession(board: Page, reason: string): Promise<void> {
  await board.getByRole('button', { name: 'Validate session' }).click();
  const question = board.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: /^Validate/ });
  await confirm.click();
  const asked = question.getByLabel('Reason');
  const validated = board.getByRole('button', { name: 'Invalidate' });
  await asked.or(validated).first().waitFor();
  if (await asked.isVisible()) {
    await asked.fill(reason);
    await confirm.click();
  }
  await validated.waitFor();
}
