import { chooseTheme, shownTheme } from '../theme/theme-choice.ts';

/** From light to dark and back; the choice is kept on this device. */
export function changeTheme(): void {
  chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');
}
