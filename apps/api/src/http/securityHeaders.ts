/**
 * The headers of every answer. They forbid framing, content sniffing and access from windows of other sites. The
 * policy here is for answers that are not pages.
 */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

export interface PagePolicy {
  nonce: string;
  graphqlUrl: string;
  /** Whether scripts may also come from a development server on the visitor's own computer (FED-10). */
  localRemotes: boolean;
}

/** The content security policy of index.html. All scripts and styles of the console obey it. */
export function pagePolicy({ nonce, graphqlUrl, localRemotes }: PagePolicy): string {
  const graphqlOrigin = URL.parse(graphqlUrl)?.origin;
  const api = graphqlOrigin ? `'self' ${graphqlOrigin}` : "'self'";
  const local = localRemotes ? ' http://127.0.0.1:*' : '';
  return [
    "default-src 'self'",
    `script-src 'self'${local}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src ${api}${local}${localRemotes ? ' ws://127.0.0.1:*' : ''}`,
    // Mails are shown in frames. They are files of the API.
    `frame-src ${api}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
