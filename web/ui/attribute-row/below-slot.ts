import { createContext } from 'react';

/** The place under a row where what belongs to it opens in the page; null outside a row. */
export const BelowSlot = createContext<HTMLElement | null>(null);
