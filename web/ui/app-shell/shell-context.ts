import { createContext } from 'react';

/**
 * React context: whether the content is inside an app shell, which already has the brand mark and
 * the main landmark.
 */
export const ShellContext = createContext(false);
