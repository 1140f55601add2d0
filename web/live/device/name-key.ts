/** The `localStorage` key of the user name that is remembered for the next sign-in. */
export const NAME_KEY = 'signinName';
