/** The pages of words that every brand may have, and the field of the CMS that holds each. */
export const brandPages = [
  { path: '/about', field: 'about_us', label: 'page.about' },
  { path: '/banking', field: 'banking', label: 'page.banking' },
  { path: '/faqs', field: 'faqs', label: 'page.faqs' },
  { path: '/responsible-gaming', field: 'responsible_gaming', label: 'page.responsibleGaming' },
  { path: '/term-condition', field: 'term_condition', label: 'page.terms' },
  { path: '/privacy-policy', field: 'privacy_policy', label: 'page.privacyPolicy' },
] as const;

/** The pages about the house, those of words and those that do something, in the order in which they are listed. */
export const housePages = [
  ...brandPages,
  { path: '/fairness', label: 'page.fairness' },
  { path: '/news', label: 'page.news' },
  { path: '/contact-us', label: 'page.contact' },
  { path: '/download', label: 'page.download' },
] as const;

/** The page of words at the end of an address, with or without a language before it. */
export function brandPageAt(pathname: string): (typeof brandPages)[number] | undefined {
  return brandPages.find((page) => pathname.replace(/\.data$/, '').endsWith(page.path));
}
