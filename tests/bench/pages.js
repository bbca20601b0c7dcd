/** Every lesson's page in each language. */
export const PAGES = [
  { path: 'dikkat/', name: 'attention, Turkish' },
  { path: 'en/dikkat/', name: 'attention, English' },
  { path: 'olcekli-nokta-carpim/', name: 'scaling, Turkish' },
  { path: 'en/olcekli-nokta-carpim/', name: 'scaling, English' },
];
