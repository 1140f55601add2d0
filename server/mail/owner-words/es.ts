import type { OwnerWords } from './owner-words.ts';

const UNTIL =
  'Todas las hojas que se firmen desde ahora lo indicarán, hasta que confirme que fue usted.';

/** The texts of the notification mails to owners, in Spanish. */
export const es: OwnerWords = {
  subject: 'Su cuenta en Verdial ha cambiado',
  greeting: (name) => `${name}:`,
  events: {
    'password-changed': () =>
      'Alguien con la sesión iniciada ha cambiado la contraseña de su cuenta.',
    'password-reset': () =>
      'Se ha elegido una contraseña nueva para su cuenta con un enlace enviado por correo.',
    'link-handed': (by) =>
      `${by} ha creado un enlace con el que se puede elegir una contraseña nueva para su cuenta, para entregárselo a usted.`,
    'password-by-link': (by) =>
      `Se ha elegido una contraseña nueva para su cuenta con el enlace que entregó ${by}. ${UNTIL}`,
    'password-by-new-address': (by) =>
      `Se ha elegido una contraseña nueva para su cuenta con un correo enviado a la dirección que introdujo ${by}. ${UNTIL}`,
    'address-changed': (by, to) => `${by} ha cambiado la dirección de correo de su cuenta a ${to}.`,
    'address-removed': (by) => `${by} ha quitado la dirección de correo de su cuenta.`,
    renamed: (by, name) => `${by} ha cambiado el nombre de su cuenta a ${name}.`,
    disabled: (by) => `${by} ha desactivado su cuenta: su sesión se ha cerrado en todas partes.`,
    enabled: (by) => `${by} ha activado su cuenta: puede volver a iniciar sesión.`,
    closed: (by) =>
      `${by} ha cerrado su cuenta: su nombre de usuario y su contraseña ya no existen.`,
    'second-factor-on': () => 'Se ha configurado un segundo paso para iniciar sesión en su cuenta.',
    'second-factor-off': () => 'Se ha quitado un segundo paso para iniciar sesión en su cuenta.',
    'second-factor-cleared': (by) =>
      `${by} ha retirado el segundo paso para iniciar sesión en su cuenta: su sesión se ha cerrado en todas partes y basta la contraseña hasta que configure uno nuevo.`,
  },
  whence: (at, from) => `Cuándo: ${at}\nDirección de red: ${from}`,
  confirm: (link) =>
    `Si fue usted, confírmelo aquí:\n\n${link}\n\nSi no fue usted, no confirme nada. Elija una contraseña nueva con «He olvidado la contraseña» y avise a su panel.`,
  otherwise:
    'Si no sabe nada de esto, elija una contraseña nueva con «He olvidado la contraseña» en la página de inicio de sesión y pregunte a su panel.',
};
