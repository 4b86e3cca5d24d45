/**
 * What the server says about itself in index.html: where the GraphQL endpoint is (C§7, default /graphql) and the nonce that
 * lets this response's style elements in.
 */
export interface ConsoleConfig {
  readonly graphqlUrl: string;
  readonly styleNonce: string | undefined;
  /** Where a forgotten password is asked for, and where sign-in through the identity provider starts; unset while the server has no such way. */
  readonly forgotPasswordUrl: string | undefined;
  readonly identityProviderUrl: string | undefined;
  /** Whether administrators may run a remote from their own computer here (FED-10). */
  readonly localRemotes: boolean;
}

function meta(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content && !content.startsWith('__') ? content : undefined;
}

/** Reads the configuration from the page, once, at start. */
export function readConfig(): ConsoleConfig {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return {
    graphqlUrl: new URL(meta('graphql-url') ?? '/graphql', location.href).href,
    styleNonce: nonce?.nonce || meta('csp-nonce'),
    forgotPasswordUrl: meta('forgot-password-url'),
    identityProviderUrl: meta('identity-provider-url'),
    localRemotes: meta('local-remotes') === 'allowed',
  };
}

/** The base that sign-in and downloadable files are reached under: the GraphQL address without its last part (C§7). */
export function filesBase(graphqlUrl: string): string {
  return new URL('.', graphqlUrl).href;
}
