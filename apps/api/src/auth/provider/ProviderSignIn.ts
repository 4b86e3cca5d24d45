import {
  accountOfIdentity,
  countNetworkAttempt,
  forgiveAttempt,
  makeHandOver,
  type ProviderRefusal,
} from '@console/core-api';
import { clientAddress } from '../../http/clientAddress.ts';
import { type Exchange, HttpProblem } from '../../http/exchange.ts';
import type { Serving } from '../../Serving.ts';
import { type Attempt, IdentityProvider, type SignedInAtProvider } from './IdentityProvider.ts';
import { type ProblemKind, ProviderProblem } from './ProviderProblem.ts';
import { type ProviderCookies, providerCookies } from './providerCookies.ts';

/** What the sign-in page says. `expired`: the attempt is too old or began in another browser. */
type Refused = ProviderRefusal | ProblemKind | 'expired' | 'throttled';

/** Signing in and out at the identity provider (ACC-09): the three addresses that a browser opens for it. */
export class ProviderSignIn {
  readonly #serving: Serving;
  readonly #provider: IdentityProvider | null;
  readonly #cookies: ProviderCookies;

  constructor(serving: Serving) {
    const { env, clock } = serving;
    this.#serving = serving;
    this.#cookies = providerCookies(serving);
    const {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      PUBLIC_URL: publicUrl,
    } = env;
    const isSet =
      issuer !== undefined && clientId !== undefined && clientSecret !== undefined && publicUrl !== undefined;
    this.#provider = isSet ? new IdentityProvider({ issuer, clientId, clientSecret, publicUrl }, clock) : null;
  }

  /** Answers the path when it is one of the three. */
  async answer(exchange: Exchange): Promise<boolean> {
    const answers: Record<string, (provider: IdentityProvider) => Promise<void>> = {
      '/sign-in': (provider) => this.#begin(exchange, provider),
      '/sign-in/callback': (provider) => this.#finish(exchange, provider),
      '/sign-out': (provider) => this.#signOut(exchange, provider),
    };
    const { pathname } = exchange.url;
    const answer = Object.hasOwn(answers, pathname) ? answers[pathname] : undefined;
    if (!answer) return false;
    if (exchange.request.method !== 'GET') {
      throw new HttpProblem(405, 'This address can only be opened.', { allow: 'GET' });
    }
    if (this.#provider) await answer(this.#provider);
    else redirect(exchange, '/login');
    return true;
  }

  async #begin(exchange: Exchange, provider: IdentityProvider): Promise<void> {
    try {
      const { url, attempt } = await provider.begin();
      redirect(exchange, url.href, [await this.#cookies.attempt.set({ ...attempt })]);
    } catch (error) {
      this.#refuse(exchange, problemIn(error));
    }
  }

  async #finish(exchange: Exchange, provider: IdentityProvider): Promise<void> {
    const { database, clock } = this.#serving;
    const counted = await countNetworkAttempt(database, 'identity provider', this.#addressOf(exchange));
    if ('retryAfterSeconds' in counted)
      return this.#refuse(exchange, { kind: 'throttled', reason: 'too many failures' });
    const attempt = attemptIn(await this.#cookies.attempt.read(exchange.request));
    if (!attempt) return this.#refuse(exchange, { kind: 'expired', reason: 'no attempt of this browser' });
    let person: SignedInAtProvider;
    try {
      person = await provider.finish(exchange.url.search, attempt);
    } catch (error) {
      return this.#refuse(exchange, problemIn(error));
    }
    const found = await accountOfIdentity(database, person, clock);
    if ('refused' in found) {
      return this.#refuse(exchange, { kind: found.refused, reason: found.refused, subject: person.subject });
    }
    await forgiveAttempt(database, counted);
    const { code, secret } = await makeHandOver(database, found.account, clock());
    redirect(exchange, `/login#once=${code}`, [
      this.#cookies.attempt.clear(),
      await this.#cookies.handOver.set({ secret }),
      await this.#cookies.provider.set({ idToken: person.idToken }),
    ]);
  }

  /** Ends the session at the provider. That of the console has been ended by `DELETE /authentication_token`. */
  async #signOut(exchange: Exchange, provider: IdentityProvider): Promise<void> {
    const kept = await this.#cookies.provider.read(exchange.request);
    // Other sites can open this address, and the browser then sends no cookie. They must not remove it either.
    if (!kept) return redirect(exchange, '/login');
    const cookies = [this.#cookies.provider.clear()];
    try {
      const idToken = typeof kept.idToken === 'string' ? kept.idToken : null;
      const url = await provider.signOutUrl(idToken);
      redirect(exchange, url?.href ?? '/login', cookies);
    } catch (error) {
      problemIn(error);
      redirect(exchange, '/login', cookies);
    }
  }

  #refuse(exchange: Exchange, about: { kind: Refused; reason: string; subject?: string }): void {
    const { kind, ...why } = about;
    const from = { requestId: exchange.requestId, address: this.#addressOf(exchange) };
    this.#serving.securityLog.providerSignInRefused({ ...from, ...why });
    redirect(exchange, `/login#refused=${kind}`, [this.#cookies.attempt.clear()]);
  }

  #addressOf({ request }: Exchange): string {
    return clientAddress(request, this.#serving.env.TRUST_PROXY);
  }
}

function redirect({ response }: Exchange, location: string, cookies: readonly string[] = []): void {
  response.writeHead(302, { location, 'cache-control': 'no-store', 'set-cookie': [...cookies] }).end();
}

/** @throws the error when it is not one of signing in. */
function problemIn(error: unknown): { kind: ProblemKind; reason: string } {
  if (error instanceof ProviderProblem) return { kind: error.kind, reason: error.message };
  throw error;
}

function attemptIn(content: Record<string, unknown> | null): Attempt | null {
  const { state, nonce, verifier } = content ?? {};
  const isWhole = typeof state === 'string' && typeof nonce === 'string' && typeof verifier === 'string';
  return isWhole ? { state, nonce, verifier } : null;
}
