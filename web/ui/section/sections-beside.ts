import { createContext } from 'react';

/** Whether the parts below go on as those of a form do: each ruled, its heading beside it. */
export const SectionsBeside = createContext(false);
