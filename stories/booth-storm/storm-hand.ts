import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import type { Held, StormLedger } from '../../tools/booth-storm/storm-ledger.ts';
import { placeOnLine } from '../../web/ui/intensity-line/place-on-line.ts';
import { codeField, nextCode } from '../support/taste.ts';
import { waitUntilSeen } from '../support/wait-until-seen.ts';
import type { BoothDevice } from './booth-device.ts';

/**
 * Simulates a taster at a device of a storm. Writes, and the acknowledgements that the page shows,
 * are recorded in the ledger.
 */
export function stormHand(ledger: StormLedger, device: BoothDevice, taster: string) {
  const sheetOf = (code: string): string => `${taster} ${code}`;

  /**
   * Waits until the page acknowledges that the writes are on the device. Records whether they are
   * also stored.
   */
  async function told(code: string): Promise<void> {
    const now = await device.until('on the device', (so) => so.at !== 'sheet' || so.onDevice);
    // Meanwhile the other device signed the sheet, or the tasting ended. It is unknown whether the
    // value was written.
    if (now.at !== 'sheet' || now.code !== code) return ledger.dies(device.name);
    ledger.tells(sheetOf(code), device.name, 'device');
    if (now.stored) ledger.tells(sheetOf(code), device.name, 'stored');
  }

  /**
   * The position of a click on the line, and its value in millimetres: a pixel is less than one.
   */
  async function placeOf(line: AttributeKey, mm: number) {
    const shown = device.page().locator(`#row-${line} [data-line]`);
    await shown.scrollIntoViewIfNeeded({ timeout: 30_000 });
    const box = await shown.boundingBox({ timeout: 30_000 });
    if (box === null) return null;
    const x = Math.round(box.x + (box.width * mm) / 100);
    return { x, y: box.y + box.height / 2, mm: placeOnLine(x, box.x, box.width) };
  }

  /** Writes a line if the sheet is open; otherwise returns false. */
  async function write(line: AttributeKey, mm: Held): Promise<boolean> {
    const now = await device.look();
    if (now.at !== 'sheet' || now.code === '') return false;
    const shown = now.lines[line] ?? null;
    // These buttons toggle when pressed again, or are not there.
    if ((mm === 0 || mm === null) && mm === shown) return false;
    const row = device.page().locator(`#row-${line}`);
    const enter = (so: Held) =>
      ledger.writes(sheetOf(now.code), line, { device: device.name, mm: so, shown });
    try {
      if (mm === 0 || mm === null) {
        enter(mm);
        const button =
          mm === 0
            ? row.locator('button[aria-pressed]').first()
            : row.getByRole('button', { name: /^Clear/ });
        await button.click({ timeout: 30_000 });
        return true;
      }
      const place = await placeOf(line, mm);
      if (place?.mm == null) return false;
      enter(place.mm);
      await waitUntilSeen(device.page());
      await device.page().mouse.click(place.x, place.y);
      return true;
    } catch (problem) {
      // If the other device signed the sheet meanwhile, or the tasting ended, the sheet is closed.
      if ((await device.look()).at === 'sheet') throw problem;
      ledger.dies(device.name);
      return false;
    }
  }

  return {
    told,
    sheetOf,
    write,
    async mark(line: AttributeKey, mm: Held): Promise<boolean> {
      const { code } = await device.look();
      const isWritten = await write(line, mm);
      if (isWritten) await told(code);
      return isWritten;
    },
    async glass(): Promise<boolean> {
      if ((await device.look()).at !== 'confirm') return false;
      await codeField(device.page()).fill(await nextCode(device.page()), { timeout: 30_000 });
      await device.page().locator('main form input').nth(1).fill('4');
      await waitUntilSeen(device.page());
      await codeField(device.page()).press('Enter');
      const now = await device.until('a sheet', ({ at }) => at === 'sheet' || at === 'over');
      return now.at === 'sheet';
    },
    async review(): Promise<boolean> {
      const now = await device.look();
      if (now.at !== 'sheet') return false;
      const foot = device.page().locator('footer button');
      await foot.last().click();
      await device.until('a review', ({ at }) => at !== 'sheet');
      await waitUntilSeen(device.page());
      const back = device.page().getByRole('button', { name: 'Back to the sheet' });
      if ((await back.count()) > 0) await back.click();
      await device.until('back', ({ at }) => at !== 'review');
      return true;
    },
    /** Answers blank lines, signs the sheet and hands it in. */
    async sign(): Promise<boolean> {
      const begun = await device.look();
      if (begun.at !== 'sheet') return false;
      for (const line of ATTRIBUTE_KEYS)
        if (begun.lines[line] === null && !(await write(line, 0))) return false;
      await told(begun.code);
      const kinds = device.page().locator('#row-fruity [role=radio]');
      if (
        (await kinds.first().isVisible()) &&
        (await device.page().locator('#row-fruity [role=radio][aria-checked=true]').count()) === 0
      )
        await kinds.first().click();
      await waitUntilSeen(device.page());
      await device.page().locator('footer button').last().click();
      await device.until('a review', ({ at }) => at !== 'sheet');
      await waitUntilSeen(device.page());
      const pad = device.page().locator('[data-pad]');
      if ((await pad.count()) === 0) return false;
      await pad.press('Enter');
      await device.page().keyboard.type('A taster');
      await device.page().locator('footer button').last().click();
      const stands = await device.until('signed', ({ at }) => at !== 'review' && at !== 'waiting');
      // If the tasting ended meanwhile, the seal shows whether the sheet is signed.
      if (stands.at === 'over') return true;
      const now = await device.until('kept', ({ onDevice }) => onDevice);
      if (now.at === 'sheet' && now.code === begun.code)
        throw new Error(`${device.name}: not signed`);
      ledger.tells(sheetOf(begun.code), device.name, 'device');
      ledger.signs(sheetOf(begun.code), device.name);
      return true;
    },
  };
}
