/** Colour scheme that a person can choose: light, dark, or the system's. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'verdial.theme';

/** Reads the choice from local storage; the default is the system's scheme. */
export function readThemeChoice(): ThemeChoice {
  const kept = globalThis.localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Applies a choice to <html>. Call it with `readThemeChoice()` before the first render. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** Stores a choice on this device and applies it. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') globalThis.localStorage.removeItem(KEY);
  else globalThis.localStorage.setItem(KEY, choice);
  applyThemeChoice(choice);
}

/** Returns the colour scheme that the page shows now. */
export function shownTheme(): 'light' | 'dark' {
  const choice = document.documentElement.dataset['theme'];
  if (choice === 'light' || choice === 'dark') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
