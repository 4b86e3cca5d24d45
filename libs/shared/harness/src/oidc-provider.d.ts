declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  /** What the package gives its functions about a request. */
  export interface Context {
    body: string;
    type: string;
    status: number;
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: Provider;
    };
  }

  /** The few calls that the console's own provider needs. The package has no types. */
  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (about: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): RequestListener;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string; error_description: string },
    ): Promise<void>;
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  /** Returns a store in memory. @param clockTolerance in seconds. */
  export function createMemoryAdapter(clockTolerance: number): new (name: string) => object;
}
