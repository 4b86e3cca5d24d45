/** Returns a style element for index.html. The server replaces the placeholder of its nonce. */
export function styleTag(css: string): string {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ');
  return `<style nonce="__CSP_NONCE__">${rules.trim()}</style>`;
}
