import { describe, expect, test } from 'vitest';
import { invitationLetter } from './invitation-letter.ts';
import { resetLetter } from './reset-letter.ts';

const link = 'https://panel.test/choose-password?token=abc';
const invited = (acceptLanguage: string) =>
  invitationLetter({ to: 'ana@x.test', name: 'Ana', username: 'ana.t1', link, acceptLanguage });
const reset = (acceptLanguage: string) =>
  resetLetter({ to: 'ana@x.test', name: 'Ana', link, acceptLanguage });

const LANGUAGES = [
  ['en', 'Your account on Verdial', 'within a week', 'A new password for Verdial', 'one hour'],
  ['es', 'Su cuenta en Verdial', 'una semana', 'Una contraseña nueva para Verdial', 'una hora'],
  ['fr', 'Votre compte sur Verdial', 'la semaine', 'Un nouveau mot de passe', 'l’heure'],
  ['it', 'Il Suo account su Verdial', 'una settimana', 'Una nuova password', 'un’ora'],
] as const;

describe('ACC-9 a letter leads its reader to choose a password', () => {
  test.each(LANGUAGES)('in %s', (language, subject, week, resetSubject, hour) => {
    const first = invited(`${language}-XX,en;q=0.5`);
    expect(first).toMatchObject({ to: 'ana@x.test', subject });
    expect(first.text).toMatch(/^Ana[,:]\n\n/);
    expect(first.text).toContain('ana.t1');
    expect(first.text).toContain(week);
    expect(first.text).toContain(`\n\n${link}\n`);

    const second = reset(language.toUpperCase());
    expect(second.to).toBe('ana@x.test');
    expect(second.subject).toContain(resetSubject);
    expect(second.text).toMatch(/^Ana[,:]\n\n/);
    expect(second.text).toContain(hour);
    expect(second.text).toContain(`\n\n${link}\n\n`);
  });

  test.each(['', 'de-DE', '*', 'x', 'sw;q=1, es;q=0.9'])('in English for “%s”', (language) => {
    expect(invited(language)).toEqual(invited('en'));
    expect(reset(language)).toEqual(reset('en'));
    expect(invited('en').text).toContain('your tasting panel has opened an account for you');
    expect(reset('en').text).toContain('If it was not you, nothing has changed.');
  });
});
