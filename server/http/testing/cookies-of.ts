/** The cookies that a browser would send after a response: without the deleted ones. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
