import { createContext } from 'react';

/** Context: whether the sections below have side headings and a hairline, as those of a form do. */
export const SideHeadings = createContext(false);
