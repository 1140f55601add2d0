import * as decoding from 'lib0/decoding';
import { parseDocumentName } from '../../../domain/documents/name.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { Panel } from '../installation/people.ts';
import { Violation } from './violation.ts';

/**
 * Checks blindness on the network (BLI-2). No frame to a taster may belong to another's document,
 * or contain the id of another taster or of a sample.
 */
export function checkFrame(panel: Panel, actor: Actor | null, frame: Uint8Array): void {
  if (actor === null || actor.taster === null || frame.byteLength < 2) return;
  const address = decoding.readVarString(decoding.createDecoder(frame)).split('\0')[0] ?? '';
  const name = parseDocumentName(address);
  const isOwn =
    (name?.kind === 'tray' || name?.kind === 'evaluation') && name.taster === actor.taster;
  if (!isOwn) throw new Violation('BLI-2', `${actor.name} was sent ${address}`);
  const bytes = Buffer.from(frame);
  const others = panel.tasters.filter((taster) => taster !== actor.taster);
  for (const word of [...others, ...panel.glasses.map(({ sample }) => sample)])
    if (bytes.includes(word)) throw new Violation('BLI-2', `${actor.name} was sent ${word}`);
}
