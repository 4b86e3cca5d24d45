/** Returns the header Content-Disposition with which a browser shows or saves a file under its name, in any script (RFC 6266). */
export function disposition(what: 'attachment' | 'inline', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, hex);
  return `${what}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
