import type { GraphqlAnswer } from '@console/api-kit/testing';
import type { Story, Write } from './stories.ts';

/** A write that a client has sent, once or more often under the same key, and what it knows of it. */
export interface Sent extends Write {
  readonly key: string;
  times: number;
  outcome: 'unanswered' | 'done' | 'refused';
}

export interface ClientOptions {
  name: string;
  url: string;
  token: string;
  /** Begins what the client does next. */
  story: () => Story;
  /** Told of every answer how many milliseconds it took. */
  onAnswer: (took: number) => void;
}

/** Somebody who writes through the API, one write after the other, and sends again under its key what was not answered. */
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

  /** Writes until there is no answer. @throws Error when the server answers anything but a success or a refusal. */
  async write(): Promise<void> {
    while (await this.finish());
  }

  /** Sends what is to be sent until it is answered. Answers false when there is no answer. */
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

  /** Null when the connection broke, before or while it answered. */
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
      return (await response.json()) as GraphqlAnswer;
    } catch {
      return null;
    }
  }
}
