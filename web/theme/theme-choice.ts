/** What a person can choose: one of the two schemes, or the system's. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'verdial.theme';

/** The choice kept on this device; the system's when none is kept. */
export function readThemeChoice(): ThemeChoice {
  const kept = globalThis.localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Puts a choice on <html>; call it with `readThemeChoice()` before the first render. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** Keeps a choice on this device and applies it. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') globalThis.localStorage.removeItem(KEY);
  else globalThis.localStorage.setItem(KEY, choice);
  applyThemeChoice(choice);
}

/** The scheme a page is shown in now. */
export function shownTheme(): 'light' | 'dark' {
  const choice = document.documentElement.dataset['theme'];
  if (choice === 'light' || choice === 'dark') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
