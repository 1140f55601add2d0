import { chooseTheme, shownTheme } from '../theme/theme-choice.ts';

/** Switches between the light and the dark theme, and stores the choice on this device. */
export function changeTheme(): void {
  chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');
}
