import type { MessageDescriptor } from '@lingui/core';
import type { RefusalCode, RefusalData } from '../../../domain/refusal-data.ts';

/** What the engine and the command line refuse: a screen turns it into an error of its own. */
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

/** What a screen may have to say: every refusal but those of the engine. The compiler asks for the words of each. */
export type SpokenCode = Exclude<RefusalCode, EngineCode>;

/** The words of refusals, from the data that each has. */
export type RefusalWords<Code extends RefusalCode> = {
  readonly [One in Code]: (data: RefusalData[One]) => MessageDescriptor;
};
