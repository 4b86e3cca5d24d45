import { tooManyChanges } from '@console/api-kit';
import type { GraphQLError } from 'graphql';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Limits the mutations of one user in one minute. Each process counts its own, so several processes together answer as
 * many times more.
 */
export class MutationRate {
  readonly #limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** Counts mutations of a user. Returns an error when the user has made too many. */
  async excess(userId: string, mutations: number): Promise<GraphQLError | null> {
    try {
      await this.#limiter.consume(userId, mutations);
      return null;
    } catch (problem) {
      if (problem instanceof RateLimiterRes) return tooManyChanges();
      throw problem;
    }
  }
}
