import { setTimeout as wait } from 'node:timers/promises';
import { unavailableIn } from '../database/index.ts';
import type { Changes } from '../schema/Change.ts';
import type { Live } from '../schema/context.ts';
import { forbidden } from '../schema/errors.ts';
import { staff } from '../schema/rules.ts';
import { Mailbox } from './Mailbox.ts';
import { changeFor } from './mayReceive.ts';

/** The pause, at least, before the database is asked again who the viewer is. */
const PAUSE_MS = 500;

/**
 * The changes of the feed that one viewer may receive. It asks repeatedly who the viewer is and what the viewer may
 * read.
 */
export class ChangeStream implements AsyncIterableIterator<Changes> {
  readonly #live: Live;
  readonly #mailbox = new Mailbox();
  readonly #stop: () => void;

  constructor(live: Live, missedSeconds: number) {
    this.#live = live;
    this.#stop = live.feed.follow(this.#mailbox, missedSeconds);
  }

  /** @throws when the session has ended or the viewer has lost the right to listen. */
  async next(): Promise<IteratorResult<Changes>> {
    for (;;) {
      const { done, value } = await this.#mailbox.next();
      if (done) return { done, value: undefined };
      const heard = await this.#changeFor(value).catch(retryLater);
      if (heard === 'later') this.#mailbox.putGap();
      else if (heard.gap || heard.changes.length > 0) return { done: false, value: heard };
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
    const viewer = await this.#live.viewer();
    if (!staff.allows(viewer, undefined)) throw forbidden('changes');
    return { gap, changes: changes.map((change) => changeFor(viewer, change)).filter((change) => change !== null) };
  }
}

/** An unreachable database does not mean that the session has ended. The changes of that time become a gap. */
async function retryLater(error: unknown): Promise<'later'> {
  if (!unavailableIn(error)) throw error;
  // The pause is random, so that not all streams ask at once.
  await wait(PAUSE_MS * (1 + Math.random()));
  return 'later';
}
