/** The site that a document is of. */
export interface DocumentSite {
  readonly siteId: number;
  readonly siteCode: string;
}
