/** What every editor of a document takes. */
export interface EditorProps<Content> {
  readonly content: Content;
  readonly onContent: (content: Content) => void;
  /** What the last call found wrong, by the path of the field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly site: string;
  /** Where the site is, which serves its pictures. */
  readonly siteUrl: string;
  readonly disabled: boolean;
}
