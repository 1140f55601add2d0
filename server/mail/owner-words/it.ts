import type { OwnerWords } from './owner-words.ts';

const UNTIL =
  'Tutte le schede firmate da ora in poi lo indicheranno, finché non confermerà che è stato Lei.';

/** The texts of the notification mails to owners, in Italian. */
export const it: OwnerWords = {
  subject: 'Il Suo account su Verdial è stato modificato',
  greeting: (name) => `${name},`,
  events: {
    'password-changed': () =>
      'la password del Suo account è stata cambiata da una persona che aveva effettuato l’accesso.',
    'password-reset': () =>
      'per il Suo account è stata scelta una nuova password con un link inviato per email.',
    'link-handed': (by) =>
      `${by} ha creato un link con cui si può scegliere una nuova password per il Suo account, per consegnarglielo.`,
    'password-by-link': (by) =>
      `per il Suo account è stata scelta una nuova password con il link consegnato da ${by}. ${UNTIL}`,
    'password-by-new-address': (by) =>
      `per il Suo account è stata scelta una nuova password con un’email inviata all’indirizzo inserito da ${by}. ${UNTIL}`,
    'address-changed': (by, to) => `${by} ha cambiato l’indirizzo email del Suo account in ${to}.`,
    'address-removed': (by) => `${by} ha tolto l’indirizzo email dal Suo account.`,
    renamed: (by, name) => `${by} ha cambiato il nome del Suo account in ${name}.`,
    disabled: (by) => `${by} ha disattivato il Suo account: è disconnesso ovunque.`,
    enabled: (by) => `${by} ha attivato il Suo account: può di nuovo accedere.`,
    closed: (by) => `${by} ha chiuso il Suo account: nome utente e password non esistono più.`,
    'second-factor-on': () =>
      'per accedere al Suo account è stato configurato un secondo passaggio.',
    'second-factor-off': () => 'è stato tolto un secondo passaggio per accedere al Suo account.',
    'second-factor-cleared': (by) =>
      `${by} ha rimosso il secondo passaggio per accedere al Suo account: è disconnesso ovunque e basta la password finché non ne configura uno nuovo.`,
  },
  whence: (at, from) => `Quando: ${at}\nIndirizzo di rete: ${from}`,
  confirm: (link) =>
    `Se è stato Lei, lo confermi qui:\n\n${link}\n\nSe non è stato Lei, non confermi nulla. Scelga una nuova password con «Password dimenticata» e avvisi il Suo panel.`,
  otherwise:
    'Se non ne sa nulla, scelga una nuova password con «Password dimenticata» nella pagina di accesso e chieda al Suo panel.',
};
