import type { Actor } from '../../../domain/rights/actor.ts';
import {
  type PanelId,
  parsePanelId,
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
  type SessionCode,
  type TasterId,
  type TastingCode,
} from '../../../domain/words/ids.ts';

function must<Value>(value: Value | null): Value {
  if (value === null) throw new Error('the test names something that is not well-formed');
  return value;
}

/** A test panel with a leader, and tasters by number. */
export function testPanel(panel: string = crypto.randomUUID()) {
  const id: PanelId = must(parsePanelId(panel));
  const tasterId = (number: number): TasterId =>
    must(parseTasterId(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`));
  return {
    panel: id,
    session: must<SessionCode>(parseSessionCode(1)),
    tasterId,
    code: (text: string): TastingCode => must(parseTastingCode(text)),
    leader: {
      user: 'leader',
      name: 'leader',
      panel: id,
      role: 'jefespanel',
      taster: null,
    } as Actor,
    taster: (number: number): Actor => ({
      user: `taster-${number}`,
      name: `taster ${number}`,
      panel: id,
      role: 'catadores',
      taster: tasterId(number),
    }),
    sheet: (number: number, code = '111'): string =>
      `${id}/evaluation/1.${tasterId(number)}.${code}`,
  };
}
