/** The configuration that the server writes into index.html as meta elements. */
export interface ConsoleConfig {
  /** The GraphQL endpoint (C§7); `/graphql` by default. */
  readonly graphqlUrl: string;
  /** The nonce with which the Content Security Policy allows style elements. */
  readonly styleNonce: string | undefined;
  /** The page that starts single sign-on. Undefined when the server has none. */
  readonly identityProviderUrl: string | undefined;
  /** What the sign-in page calls the identity provider. */
  readonly identityProviderName: string;
  /** The minutes after which the server ends a session that nobody uses. 0: it ends none for that. */
  readonly idleMinutes: number;
  /** Whether administrators may run a remote from their own computer (FED-10). */
  readonly localRemotes: boolean;
}

function meta(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content && !content.startsWith('__') ? content : undefined;
}

/** Reads the configuration from the page. */
export function readConfig(): ConsoleConfig {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return {
    graphqlUrl: new URL(meta('graphql-url') ?? '/graphql', location.href).href,
    styleNonce: nonce?.nonce || meta('csp-nonce'),
    identityProviderUrl: meta('identity-provider-url'),
    identityProviderName: meta('identity-provider-name') ?? 'single sign-on',
    idleMinutes: Number(meta('session-idle-minutes') ?? 0),
    localRemotes: meta('local-remotes') === 'allowed',
  };
}

/** Returns the base URL of sign-in and of downloads: the GraphQL URL without its last segment (C§7). */
export function filesBase(graphqlUrl: string): string {
  return new URL('.', graphqlUrl).href;
}
