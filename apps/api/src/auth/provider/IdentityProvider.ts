import type { Clock } from '@console/api-kit';
import type { ProviderIdentity } from '@console/core-api';
import * as oidc from 'openid-client';
import { ProviderProblem, problemOf } from './ProviderProblem.ts';

/** The clocks of the console and of the provider may differ by this many seconds. */
const TOLERANCE_SECONDS = 30;

/**
 * The person must have signed in at the provider within so many seconds. The console asks for that with `prompt=login`, which a provider
 * may ignore. One that does not say when leaves this open.
 */
const LONGEST_AGO_SECONDS = 600;

/** How long the provider has for each answer, in seconds. */
const TIMEOUT_SECONDS = 10;

/** A sign-in asks again what the provider says about itself, unless it was asked just now. */
const FRESH_MS = 1_000;

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The public address of the console. */
  readonly publicUrl: string;
}

/** What the browser keeps between leaving for the provider and coming back. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  /** Proves that the browser that comes back is the one that left (PKCE). */
  readonly verifier: string;
}

/** A person whom the provider has signed in, and the token that says so. */
export interface SignedInAtProvider extends ProviderIdentity {
  readonly idToken: string;
}

interface Known {
  readonly config: Promise<oidc.Configuration>;
  /** The seconds by which the server's clock differed from the machine's. */
  readonly skew: number;
  readonly askedAt: number;
}

/** The identity provider of the settings: OpenID Connect, authorization code with PKCE. */
export class IdentityProvider {
  readonly #settings: ProviderSettings;
  readonly #clock: Clock;
  /** What the provider says about itself, with its keys. */
  #known: Known | undefined;

  constructor(settings: ProviderSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /**
   * Begins a sign-in. Asks the provider first, so that nobody is sent to one that is away.
   *
   * @returns the provider's address for the browser, and what the browser must bring back.
   * @throws ProviderProblem when the provider cannot be reached.
   */
  async begin(): Promise<{ url: URL; attempt: Attempt }> {
    if (this.#known && performance.now() - this.#known.askedAt > FRESH_MS) this.#known = undefined;
    const config = await this.#config();
    const attempt = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: this.#at('/sign-in/callback').href,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      prompt: 'login',
    });
    return { url, attempt };
  }

  /**
   * Reads the answer with which the browser comes back.
   *
   * @throws ProviderProblem when the person canceled, the answer is not right, or the provider cannot be reached.
   */
  async finish(query: string, { state, nonce, verifier }: Attempt): Promise<SignedInAtProvider> {
    const config = await this.#config();
    try {
      const tokens = await oidc.authorizationCodeGrant(config, this.#at(`/sign-in/callback${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new ProviderProblem('failed', 'there is no id token');
      const { iss: issuer, sub: subject, auth_time: signedInAt } = claims;
      const now = this.#clock().getTime() / 1000;
      if (signedInAt !== undefined && now - signedInAt > LONGEST_AGO_SECONDS + TOLERANCE_SECONDS) {
        throw new ProviderProblem('failed', 'the person has signed in at the provider too long ago');
      }
      // Some providers name the email only when they are asked for it.
      const about =
        claims.email === undefined ? await oidc.fetchUserInfo(config, tokens.access_token, subject) : claims;
      const email = typeof about.email === 'string' ? about.email : null;
      return { issuer, subject, email, emailVerified: about.email_verified === true, idToken: tokens.id_token };
    } catch (error) {
      // The provider may have replaced its keys. The next attempt asks for them.
      if (error instanceof oidc.ClientError && error.code === 'OAUTH_KEY_SELECTION_FAILED') this.#known = undefined;
      throw problemOf(error);
    }
  }

  /**
   * Returns the address that ends the session at the provider and leads back to the sign-in page, or null when the
   * provider offers none.
   *
   * @throws ProviderProblem when the provider cannot be reached.
   */
  async signOutUrl(idToken: string | null): Promise<URL | null> {
    const config = await this.#config();
    if (config.serverMetadata().end_session_endpoint === undefined) return null;
    return oidc.buildEndSessionUrl(config, {
      post_logout_redirect_uri: this.#at('/login').href,
      ...(idToken !== null && { id_token_hint: idToken }),
    });
  }

  #at(path: string): URL {
    return new URL(path, this.#settings.publicUrl);
  }

  async #config(): Promise<oidc.Configuration> {
    const skew = Math.round((this.#clock().getTime() - Date.now()) / 1000);
    if (!this.#known || Math.abs(this.#known.skew - skew) > 1) {
      this.#known = { skew, config: this.#discover(skew), askedAt: performance.now() };
    }
    const asked = this.#known;
    try {
      return await asked.config;
    } catch (error) {
      if (this.#known === asked) this.#known = undefined;
      throw new ProviderProblem('unavailable', String(error));
    }
  }

  /** @param skew the seconds by which the server's clock differs from the machine's. */
  #discover(skew: number): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const isLocal = issuer.startsWith('http:');
    return oidc.discovery(
      new URL(issuer),
      clientId,
      { [oidc.clockTolerance]: TOLERANCE_SECONDS, [oidc.clockSkew]: skew },
      oidc.ClientSecretBasic(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        execute: [...(isLocal ? [oidc.allowInsecureRequests] : []), oidc.enableNonRepudiationChecks],
      },
    );
  }
}
