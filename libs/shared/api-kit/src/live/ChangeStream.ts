import type { Live } from '../schema/context.ts';
import { forbidden } from '../schema/errors.ts';
import { toIri } from '../schema/ids.ts';
import { staff } from '../schema/rules.ts';
import type { Changes } from './Change.ts';
import { Mailbox } from './Mailbox.ts';
import { changeFor } from './mayReceive.ts';

/**
 * The changes of the feed that one viewer may receive. It asks repeatedly who the viewer is and what the viewer may
 * read.
 */
export class ChangeStream implements AsyncIterableIterator<Changes> {
  readonly #live: Live;
  readonly #userId: string;
  readonly #mailbox = new Mailbox();
  readonly #stop: () => void;

  constructor(live: Live, userId: string, missedSeconds: number) {
    this.#live = live;
    this.#userId = toIri('users', userId);
    this.#stop = live.feed.follow(this.#mailbox, missedSeconds);
  }

  /** @throws when the session has ended or the viewer has lost the right to listen. */
  async next(): Promise<IteratorResult<Changes>> {
    for (;;) {
      const { done, value } = await this.#mailbox.next();
      if (done) return { done, value: undefined };
      const heard = await this.#changeFor(value);
      if (heard.gap || heard.changes.length > 0) return { done: false, value: heard };
    }
  }

  async return(): Promise<IteratorResult<Changes>> {
    this.#stop();
    return this.#mailbox.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async #changeFor({ gap, changes }: Changes): Promise<Changes> {
    const ofOneself = gap || changes.some(({ records }) => records.some(({ id }) => id === this.#userId));
    const viewer = await this.#live.viewer(ofOneself);
    if (!staff.allows(viewer, undefined)) throw forbidden('changes');
    return { gap, changes: changes.map((change) => changeFor(viewer, change)).filter((change) => change !== null) };
  }
}
