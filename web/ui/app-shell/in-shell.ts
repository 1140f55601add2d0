import { createContext } from 'react';

/** Whether what is shown stands within a shell, which has the mark and the landmark of the page already. */
export const InShell = createContext(false);
