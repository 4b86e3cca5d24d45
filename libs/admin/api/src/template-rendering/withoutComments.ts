/** Returns a style without its comments. A comment without an end stays, so that its words are checked. */
export function withoutComments(style: string): string {
  let rest = '';
  let at = 0;
  for (;;) {
    const start = style.indexOf('/*', at);
    const end = start < 0 ? -1 : style.indexOf('*/', start + 2);
    if (end < 0) return rest + style.slice(at);
    rest += style.slice(at, start);
    at = end + 2;
  }
}
