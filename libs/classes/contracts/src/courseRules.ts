/** The reason why a course cannot be published, as a sentence. Null when it can. */
export function whyNotPublish({ status }: { readonly status: string }): string | null {
  return status === 'published' ? 'This course has no unpublished changes.' : null;
}
