import { createContext } from 'react';

/** Context: whether the content is inside an app shell, which has the mark and the landmark of the page already. */
export const ShellContext = createContext(false);
