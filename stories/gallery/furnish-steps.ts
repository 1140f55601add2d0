import { planName } from '../../domain/documents/document-names.ts';
import {
  setPlanField,
  setTarget,
  setTargetWords,
} from '../../domain/documents/session.document.ts';
import { parseSampleId, parseSessionCode } from '../../domain/words/ids.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import { codesOf, type Device, handIn, openDevice } from '../support/hand-in.ts';
import type { Desk } from '../support/served-session.ts';
import type { Person } from '../support/sign-in.ts';

const MARKS = {
  fusty: 0,
  musty: 22,
  winey: 0,
  frostbitten: 0,
  rancid: 0,
  other: 0,
  fruity: 47,
  bitter: 38,
  pungent: 29,
} as const;

/** The reference values of the training, each with its range. */
const TARGETS = [
  ['musty', 20, 24, 28],
  ['fruity', 30, 35, 40],
  ['bitter', 33, 36, 41],
  ['pungent', 33, 37, 42],
] as const;

/**
 * Creates sessions of one taster, one at each step of the booth: in a rest, stopped, answered,
 * handed in, and over.
 */
export async function furnishSteps(
  url: string,
  desk: Desk,
  taster: Person & { readonly id: string },
): Promise<Record<string, string>> {
  const oils = [await desk.sample('S-9101'), await desk.sample('S-9102')];
  const device = await openDevice(url, taster, taster.id);
  const show = (restMinutes: number) => desk.show(oils, [taster.id], restMinutes);
  const resting = await show(30);
  const stopped = await show(0);
  const handedIn = await show(0);
  const over = await show(0);
  await sealed(device, resting, 1);
  await sealed(device, handedIn, 2);
  await sealed(device, over, 1);
  await desk.command('close-session', { session: over });
  const trained = await training(desk, oils, taster.id);
  await sealed(device, trained, 2);
  const facts = { resting, stopped, handedIn, over, trained };
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)]));
}

/** Hands in the first glasses of a tray. */
async function sealed(device: Device, session: number, glasses: number): Promise<void> {
  for (const code of (await codesOf(device, session)).slice(0, glasses)) {
    await handIn(device, session, code, MARKS);
    await device.desk.command('seal-sheet', { session, code });
  }
}

/** Creates a training with immediate feedback, with a target for each oil. */
async function training(desk: Desk, oils: readonly string[], taster: string): Promise<number> {
  const session = await desk.plan(oils, [taster], 0);
  const number = parseSessionCode(session);
  if (number === null) throw new Error('no session');
  await desk.change(planName({ panel: desk.panel, session: number }), (doc) => {
    setPlanField(doc, 'training', true);
    setPlanField(doc, 'answers', true);
    setPlanField(doc, 'sheet', 'training');
    for (const oil of oils.flatMap((id) => parseSampleId(id) ?? [])) {
      for (const [line, low, value, high] of TARGETS)
        if (isMillimetres(low) && isMillimetres(value) && isMillimetres(high))
          setTarget(doc, oil, line, { low, value, high });
      setTargetWords(doc, oil, 'Damp earth comes late, after the fruit.');
    }
  });
  await desk.command('show-session', { session });
  return session;
}
