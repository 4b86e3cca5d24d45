import type { GraphqlAnswer } from '@console/api-kit/testing';
import type { Story, Write } from './writes.ts';

/** A write that a client has sent, once or repeatedly under the same key, and its outcome as the client knows it. */
export interface Sent extends Write {
  readonly key: string;
  times: number;
  outcome: 'unanswered' | 'done' | 'refused';
}

export interface ClientOptions {
  name: string;
  url: string;
  token: string;
  /** Begins the client's next series of writes. */
  story: () => Story;
  /** Called after each answer with its duration in milliseconds. */
  onAnswer: (took: number) => void;
  /** Called when there is no answer, with the reason. An answer with 503 counts as none. */
  onNoAnswer: (reason: unknown) => void;
}

/** A client that writes through the API, one write after the other. It repeats unanswered writes under the same key. */
export class Client {
  readonly sent: Sent[] = [];
  readonly #options: ClientOptions;
  #story: Story;
  /** The write that the client waits for, or will send next. */
  #current: Sent;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#story = options.story();
    this.#current = this.#next(undefined);
  }

  /**
   * Writes until there is no answer.
   *
   * @throws Error when the answer is neither a success nor a refusal.
   */
  async write(): Promise<void> {
    while (await this.finish());
  }

  /** Repeats the current write until it is answered. Returns false when there is no answer. */
  async finish(): Promise<boolean> {
    const current = this.#current;
    if (current.times === 0) this.sent.push(current);
    current.times += 1;
    const began = performance.now();
    const answer = await this.#send(current);
    if (!answer) return false;
    this.#options.onAnswer(performance.now() - began);
    const status = answer.errors?.[0]?.extensions?.status;
    if (answer.errors && !(typeof status === 'number' && status < 500)) {
      throw new Error(`${current.mutation} was answered ${JSON.stringify(answer.errors)}`);
    }
    current.outcome = answer.errors ? 'refused' : 'done';
    const payload = answer.data?.[current.mutation] as Record<string, { id: string }> | null | undefined;
    this.#current = this.#next(payload?.[current.record]?.id);
    return true;
  }

  #next(answered: string | undefined): Sent {
    let step = this.sent.length === 0 ? this.#story.next() : this.#story.next(answered);
    while (step.done) {
      this.#story = this.#options.story();
      step = this.#story.next();
    }
    const key = `${this.#options.name} ${this.sent.length + 1}`;
    return { ...step.value, key, times: 0, outcome: 'unanswered' };
  }

  /** Returns null when the connection broke before the answer was complete, or the answer is 503. */
  async #send({ mutation, record, input, key }: Sent): Promise<GraphqlAnswer | null> {
    try {
      const response = await fetch(`${this.#options.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${this.#options.token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({
          query: `mutation ($input: ${mutation}Input!) { ${mutation}(input: $input) { ${record} { id } } }`,
          variables: { input },
        }),
      });
      const answer = (await response.json()) as GraphqlAnswer & { code?: number };
      const [error] = answer.errors ?? [];
      const isAway = answer.code === 503 || error?.extensions?.status === 503;
      if (!isAway) return answer;
      this.#options.onNoAnswer(answer);
    } catch (error) {
      this.#options.onNoAnswer(error);
    }
    return null;
  }
}
