import { IOC_VO } from './ioc-vo.ts';
import type { LinesSheet } from './sheet-definition.ts';

/** SHT-1, TRN-8: the sheet of training: that of the IOC with notes of what is perceived. */
export const TRAINING: LinesSheet = { ...IOC_VO, id: 'training', hasNotes: true };
