import { createContext } from 'react';

/**
 * React context: element below a row into which the row's own content is rendered by a portal; null
 * outside a row.
 */
export const BelowSlot = createContext<HTMLElement | null>(null);
