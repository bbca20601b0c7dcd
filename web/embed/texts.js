/** What a frame says of its address, apart from the other words, since only frames load it. */

/** @type {Record<string, {notice: string, badOrigin: (value: string) => string}>} */
export const embedTexts = {
  tr: {
    notice: 'Adres',
    badOrigin: (value) =>
      `origins: https://okul.example gibi adresler bekleniyordu, “${value}” geldi; oradan ileti alınmıyor.`,
  },
  en: {
    notice: 'Address',
    badOrigin: (value) =>
      `origins: expected addresses such as https://school.example, got “${value}”; no message is taken from there.`,
  },
};
