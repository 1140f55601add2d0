import { createContext } from 'react';

/** React context: whether the sections inside have side headings and a hairline, as in a form. */
export const SideHeadings = createContext(false);
