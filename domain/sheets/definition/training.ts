import { IOC_VO } from './ioc-vo.ts';
import type { LinesSheet } from './sheet-definition.ts';

/**
 * The training sheet: the lines of the IOC, with a field for notes of what is perceived (TRN-8,
 * M-SHEET).
 */
export const TRAINING: LinesSheet = { ...IOC_VO, id: 'training', hasNotes: true };
