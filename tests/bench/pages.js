/** The lesson's page in each language. */
export const PAGES = [
  { path: 'dikkat/', name: 'Turkish page' },
  { path: 'en/dikkat/', name: 'English page' },
];
