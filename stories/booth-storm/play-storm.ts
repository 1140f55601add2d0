import { z } from 'zod';
import { sheetName } from '../../domain/documents/document-names.ts';
import {
  type EvaluationValue,
  readEvaluation,
} from '../../domain/documents/evaluation.document.ts';
import { IOC_VO } from '../../domain/sheets/definition/ioc-vo.ts';
import { isValidlySigned } from '../../domain/sheets/is-validly-signed.ts';
import { parseSessionCode, parseTasterId, parseTastingCode } from '../../domain/words/ids.ts';
import {
  createStormLedger,
  type Held,
  type HeldLines,
} from '../../tools/booth-storm/storm-ledger.ts';
import {
  STORM_DEVICES,
  type StormStep,
  tellStormStep,
} from '../../tools/booth-storm/storm-script.ts';
import type { BoothDevice } from './booth-device.ts';
import type { Standing } from './look-at.ts';
import { stormHand } from './storm-hand.ts';
import type { StormWorld } from './storm-world.ts';

/** The result of a storm: its trace, and where the final values are wrong. */
export type StormOutcome = { readonly trace: readonly string[]; readonly wrong: readonly string[] };

const Sealed = z.array(
  z.object({
    taster: z.string(),
    code: z.string(),
    version: z.int(),
    valid: z.boolean(),
    marks: z.record(z.string(), z.int()),
  }),
);
const SOON = 60_000;

/**
 * Plays a script in a new session, brings every device back online, and compares the stored values
 * with those that were acknowledged (BTH-38).
 */
export async function playStorm(
  world: StormWorld,
  script: readonly StormStep[],
): Promise<StormOutcome> {
  const { desk, devices, weather } = world;
  const trace: string[] = [];
  const wrong: string[] = [];
  const ledger = createStormLedger();
  let isOver = false;
  const session = await world.begin();
  const players = devices.map((device, at) => {
    const { id } = world.tasterOf(at);
    return {
      device,
      taster: id,
      hand: stormHand(ledger, device, STORM_DEVICES[at]?.taster === 0 ? 'A' : 'B'),
    };
  });

  try {
    for (const step of script)
      trace.push(`${tellStormStep(step)}${(await play(step)) ? '' : ' (not now)'}`);
    trace.push('all are back');
    await bringBack();
    await compare();
  } catch (problem) {
    wrong.push(problem instanceof Error ? problem.message : String(problem));
  }
  for (const device of devices)
    for (const error of device.errors()) wrong.push(`${device.name} threw: ${error}`);
  return { trace, wrong };

  async function play(step: StormStep): Promise<boolean> {
    switch (step.kind) {
      case 'server ends':
        if (!weather.isServerUp) return false;
        await world.endServer();
        return true;
      case 'server starts':
        if (weather.isServerUp) return false;
        await world.startServer();
        return true;
      case 'tasting ends':
      case 'tasting goes on':
        if (!weather.isServerUp || isOver === (step.kind === 'tasting ends')) return false;
        isOver = step.kind === 'tasting ends';
        weather.hasEnded = true;
        await desk.command(isOver ? 'close-session' : 'show-session', { session });
        return true;
      default:
    }
    const player = players[step.at];
    if (player === undefined) throw new Error('no such device');
    const { device, hand } = player;
    switch (step.kind) {
      case 'mark':
        return hand.mark(step.line, step.mm);
      case 'unmark':
        return hand.mark(step.line, null);
      case 'mark and kill': {
        const isWritten = await hand.write(step.line, step.mm);
        await killed(device);
        return isWritten;
      }
      case 'kill':
        await killed(device);
        return true;
      case 'reload':
        if (await device.reload()) await lookBack(device, hand);
        return true;
      case 'leave':
        if (!(await device.leave())) return false;
        if (await device.reload()) await lookBack(device, hand);
        return true;
      case 'cut':
        await device.cut();
        return true;
      case 'mend':
        await device.mend();
        return true;
      case 'glass':
        return hand.glass();
      case 'review':
        return hand.review();
      case 'sign':
        return hand.sign();
    }
  }

  async function killed(device: BoothDevice): Promise<void> {
    ledger.dies(device.name);
    await device.die();
    const hand = players.find((player) => player.device === device)?.hand;
    if ((await device.rise()) && hand !== undefined) await lookBack(device, hand);
  }

  /** Checks that a reloaded page shows nothing older than what it acknowledged as on the device. */
  async function lookBack(
    device: BoothDevice,
    hand: (typeof players)[number]['hand'],
  ): Promise<void> {
    const now = await device.look();
    if (now.at === 'sheet')
      wrong.push(
        ...ledger
          .wrongOnDevice(hand.sheetOf(now.code), device.name, now.lines)
          .map((what) => `${device.name} came back: ${what}`),
      );
  }

  async function bringBack(): Promise<void> {
    if (!weather.isServerUp) await world.startServer();
    for (const { device } of players) await device.mend();
    for (const { device } of players) {
      await device.arrive();
      // A device learns that its session has ended when it reconnects to the server.
      const now = await device.until('stored', ({ stored, signedOut }) => stored || signedOut);
      if (!now.stored) await device.reload();
      await device.until('stored', ({ stored }) => stored);
    }
  }

  async function compare(): Promise<void> {
    const signed = await signedSheets();
    const sealed = await sealedSheets(signed);
    for (const { taster, code } of sealed) {
      const hand = players.find((player) => player.taster === taster)?.hand;
      const sheet = hand?.sheetOf(code) ?? `${taster} ${code}`;
      if (!ledger.sheets().has(sheet)) wrong.push(`${sheet} is sealed, and nobody marked it`);
    }
    for (const [sheet] of ledger.sheets()) {
      const player = players.find(({ hand }) => sheet === hand.sheetOf(sheet.slice(2)));
      if (player === undefined) continue;
      const code = sheet.slice(2);
      const found = sealed.filter((one) => one.taster === player.taster && one.code === code);
      if (found.length > 1 || found.some(({ version, valid }) => version !== 1 || !valid))
        wrong.push(`${sheet} was sealed ${found.length} times`);
      const [first] = found;
      if (first !== undefined)
        wrong.push(...ledger.wrongInSeal(sheet, first.marks).map((what) => `sealed: ${what}`));
      else if (signed.includes(sheet)) wrong.push(`${sheet} was signed, and is not sealed`);
      else
        wrong.push(
          ...ledger
            .wrongInStore(sheet, (await heldSheet(player, code)).marks)
            .map((what) => `stored: ${what}`),
        );
    }
    for (const { device, hand, taster } of players) {
      const { at, code } = await device.look();
      if (at !== 'sheet') continue;
      // Updates of another device may still be under way.
      const { marks: held }: { readonly marks: HeldLines } = await heldSheet(
        { device, taster },
        code,
      );
      const isShown = ([line, mm]: readonly [string, Held]): boolean => mm === (held[line] ?? null);
      const shows = (now: Standing): boolean => Object.entries(now.lines).every(isShown);
      await device.until(`${hand.sheetOf(code)} as it is stored`, shows);
    }
  }

  /**
   * The signed sheets that will be sealed. If two devices signed one concurrently, with a gap or
   * with another value, it is open again and has the acknowledged values (BTH-46, SHT-17).
   */
  async function signedSheets(): Promise<readonly string[]> {
    const signed: string[] = [];
    for (const [sheet, isSigned] of ledger.sheets()) {
      const player = players.find(({ hand }) => sheet === hand.sheetOf(sheet.slice(2)));
      if (!isSigned || player === undefined) continue;
      const held = await heldSheet(player, sheet.slice(2));
      if (isValidlySigned(held, IOC_VO)) signed.push(sheet);
    }
    return signed;
  }

  /**
   * Waits until everything that was signed is sealed, and returns the sealed sheets of the session.
   */
  async function sealedSheets(signed: readonly string[]): Promise<z.infer<typeof Sealed>> {
    const end = Date.now() + SOON;
    for (;;) {
      const sheets = Sealed.parse(await desk.get(`/api/sessions/${session}/sheets`));
      const isThere = (sheet: string) => sheets.some(({ code }) => sheet.endsWith(` ${code}`));
      if (signed.every(isThere) || Date.now() > end) return sheets;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function heldSheet(
    { device, taster }: { readonly device: BoothDevice; readonly taster: string },
    code: string,
  ): Promise<EvaluationValue> {
    const [number, person, glass] = [
      parseSessionCode(session),
      parseTasterId(taster),
      parseTastingCode(code),
    ];
    if (number === null || person === null || glass === null) throw new Error(`no sheet ${code}`);
    const doc = await world.served(
      device,
      sheetName({ panel: desk.panel, session: number }, person, glass),
    );
    const read = readEvaluation(doc);
    if (!read.ok) throw new Error(`${code}: ${read.code}`);
    return read.value;
  }
}
