/** M-FRUITY, M-LABEL (N): the cut points between delicate, medium and robust, in mm. */
export const DELICATE_END = 30;
export const ROBUST_ABOVE = 60;
