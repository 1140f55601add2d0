import { IOC_VO } from './ioc-vo.ts';
import type { LinesSheet } from './sheet-definition.ts';

/** TRN-8, M-SHEET: the training sheet: the lines of the IOC, with room for notes of what is perceived. */
export const TRAINING: LinesSheet = { ...IOC_VO, id: 'training', hasNotes: true };
