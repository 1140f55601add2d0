import type { Page } from 'playwright-core';

/**
 * Shows a page in a pseudo-locale: every message of the catalogues is in ⟦brackets⟧, so that text
 * without brackets is untranslated. The catalogues are changed on the way to the browser; the
 * product does not contain the pseudo-locale.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bracket = (text: string): string =>
      text
        .split(/(<\/?\d+\/?>)/)
        .map((part) => (/\p{L}/u.test(part) && !/^<\/?\d/.test(part) ? `⟦${part}⟧` : part))
        .join('');
    const pseudo = (token: unknown): unknown => {
      if (typeof token === 'string') return bracket(token);
      if (!Array.isArray(token)) return token;
      // An argument of a message: its name, its kind and, for a plural or a select, the text of
      // each form.
      const [name, kind, forms] = token;
      if (typeof forms !== 'object' || forms === null) return token;
      const spoken = Object.entries(forms).map(([form, words]) => [
        form,
        form === 'offset' ? words : inForm(words),
      ]);
      return [name, kind, Object.fromEntries(spoken)];
    };
    const inForm = (words: unknown): unknown =>
      Array.isArray(words) ? words.map(pseudo) : pseudo(words);
    Object.assign(globalThis, {
      readPseudo: (json: string) =>
        Object.fromEntries(
          Object.entries(JSON.parse(json)).map(([id, words]) => [id, inForm(words)]),
        ),
    });
  });
  await page.route(/\/assets\/(?:desk|everywhere)-[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/JSON\.parse\(`/, 'globalThis.readPseudo(`');
    await route.fulfill({ response: answer, body });
  });
}
