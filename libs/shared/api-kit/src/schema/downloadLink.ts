/** Signs the link to a download for the user of the request. */
export type SignDownload = (name: string, input: unknown, now: Date) => DownloadLink;

/** A link that works for a short time, for its user only. */
export interface DownloadLink {
  /** Relative to the base of files, which is the GraphQL address without its last segment (API-05). */
  readonly path: string;
  readonly expiresAt: Date;
}
