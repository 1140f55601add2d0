import type { MessageDescriptor } from '@lingui/core';
import type { RefusalCode, RefusalData } from '../../../domain/refusal-data.ts';

/**
 * Refusals of the statistics engine and the command line; a screen replaces them with its own
 * error.
 */
type EngineCode =
  | 'aborted'
  | 'worker-crashed'
  | 'computation-failed'
  | 'mark-out-of-range'
  | 'taster-twice'
  | 'date-unknown'
  | 'figure-unknown'
  | 'month-unreadable'
  | 'marks-refused'
  | 'references-refused'
  | 'settings-refused'
  | 'file-unreadable'
  | 'usage';

/**
 * Codes that a screen may have to explain: every refusal but those of the engine. The type requires
 * a message for each.
 */
export type SpokenCode = Exclude<RefusalCode, EngineCode>;

/** The messages of refusals by code, each a function of the refusal's data. */
export type RefusalWords<Code extends RefusalCode> = {
  readonly [One in Code]: (data: RefusalData[One]) => MessageDescriptor;
};
