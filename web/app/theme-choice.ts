/** Light or dark. */
export type ThemeName = 'light' | 'dark';

const KEY = 'theme';

/** The theme kept on this device, else the one the system asks for. */
export function chosenTheme(): ThemeName {
  const kept = localStorage.getItem(KEY);
  if (kept === 'light' || kept === 'dark') return kept;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Puts a theme on the page. */
export function showTheme(theme: ThemeName): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Puts a theme on the page and keeps it on this device. */
export function keepTheme(theme: ThemeName): void {
  localStorage.setItem(KEY, theme);
  showTheme(theme);
}
