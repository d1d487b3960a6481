/** The code of the provider of the house's own games. */
export const houseProviderCode = 'MARQUEE';
