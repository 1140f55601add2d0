import type { OwnerWords } from './owner-words.ts';

const UNTIL =
  'Toutes les feuilles signées dès maintenant l’indiqueront, jusqu’à ce que vous confirmiez que c’était vous.';

/** The texts of the notification mails to owners, in French. */
export const fr: OwnerWords = {
  subject: 'Votre compte sur Verdial a été modifié',
  greeting: (name) => `${name},`,
  events: {
    'password-changed': () =>
      'le mot de passe de votre compte a été changé par une personne connectée.',
    'password-reset': () =>
      'un nouveau mot de passe a été choisi pour votre compte avec un lien envoyé par courriel.',
    'link-handed': (by) =>
      `${by} a créé un lien qui permet de choisir un nouveau mot de passe pour votre compte, afin de vous le remettre.`,
    'password-by-link': (by) =>
      `un nouveau mot de passe a été choisi pour votre compte avec le lien remis par ${by}. ${UNTIL}`,
    'password-by-new-address': (by) =>
      `un nouveau mot de passe a été choisi pour votre compte avec un courriel envoyé à l’adresse saisie par ${by}. ${UNTIL}`,
    'address-changed': (by, to) => `${by} a changé l’adresse électronique de votre compte : ${to}.`,
    'address-removed': (by) => `${by} a retiré l’adresse électronique de votre compte.`,
    renamed: (by, name) => `${by} a changé le nom de votre compte : ${name}.`,
    disabled: (by) => `${by} a désactivé votre compte : il est déconnecté partout.`,
    enabled: (by) => `${by} a activé votre compte : vous pouvez de nouveau vous connecter.`,
    closed: (by) =>
      `${by} a fermé votre compte : votre nom d’utilisateur et votre mot de passe n’existent plus.`,
    'second-factor-on': () => 'une deuxième étape de connexion à votre compte a été configurée.',
    'second-factor-off': () => 'une deuxième étape de connexion à votre compte a été retirée.',
    'second-factor-cleared': (by) =>
      `${by} a retiré la deuxième étape de connexion à votre compte : vous êtes déconnecté partout, et votre mot de passe suffit jusqu’à ce que vous en configuriez une nouvelle.`,
  },
  whence: (at, from) => `Quand : ${at}\nAdresse réseau : ${from}`,
  confirm: (link) =>
    `Si c’était vous, confirmez-le ici :\n\n${link}\n\nSi ce n’était pas vous, ne confirmez rien. Choisissez un nouveau mot de passe avec « Mot de passe oublié » et prévenez votre jury.`,
  otherwise:
    'Si vous n’en savez rien, choisissez un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion et renseignez-vous auprès de votre jury.',
};
