import { type Changes, GAP } from '../follow/Changes.ts';

/** How often the leading tab tells the others that it is alive, and how long it keeps changes. */
const BEAT_MS = 15_000;
const REMEMBERED_MS = 120_000;
/** A visible tab that heard nothing for this long assumes a gap. */
const SILENCE_MS = 40_000;
/** After this many milliseconds without an answer, a tab requests missed changes again. */
const ASK_AGAIN_MS = 2_000;
/** The clocks of two tabs may differ by this much for the same change. */
const BLUR_MS = 2_000;
/** Within this time a new stream has sent everything from before it was opened. */
const CATCHES_UP_MS = 2_000;

/**
 * The state of a stream: its name, the number of its messages, and the time that it covers completely. Times are from
 * `Date.now()`.
 */
interface Standing {
  readonly stream: string;
  readonly told: number;
  readonly from: number;
  readonly until: number;
}

type Message =
  | { readonly kind: 'told'; readonly at: Standing; readonly changes: Changes }
  | { readonly kind: 'beat'; readonly at: Standing }
  | { readonly kind: 'ask'; readonly tab: string; readonly since: number }
  | { readonly kind: 'again'; readonly tab: string; readonly at: Standing; readonly changes: Changes }
  | { readonly kind: 'over' };

interface TabsOptions {
  /** The channel between the tabs of one user; null where the browser has none. */
  readonly channel: BroadcastChannel | null;
  /** The time since which all changes must be known. */
  readonly since: number;
  readonly onChanges: (changes: Changes) => void;
  /** Called when the server has no stream. */
  readonly onUnsupported: () => void;
}

/**
 * Passes changes from the tab that has the stream to the other tabs of the browser. Messages are numbered, so a tab
 * notices when it missed one and asks for it again. Changes that nobody can repeat are a gap.
 */
export class Tabs {
  readonly #options: TabsOptions;
  readonly #name = newName();
  #until: number;
  #known: { stream: string; told: number } | null = null;
  #askedAt: number | null = null;
  #leads: { readonly stream: string; told: number; readonly from: number; readonly opened: number } | null = null;
  /** The messages of this tab, and the time since which they are complete. */
  #memoryFrom = 0;
  #memory: { readonly at: number; readonly changes: Changes }[] = [];
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(options: TabsOptions) {
    this.#options = options;
    this.#until = options.since;
    options.channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#receive(data));
    this.look();
  }

  /** The time until which all changes are known. */
  get until(): number {
    return this.#until;
  }

  /** Asks for changes that this tab missed while it slept. */
  look(): void {
    if (this.#leads) return;
    this.#ask();
    this.#listen();
  }

  /** This tab has a new stream that covers all changes since `from`. */
  lead(from: number): void {
    clearTimeout(this.#silence);
    clearInterval(this.#beat);
    this.#askedAt = null;
    if (!this.#leads) {
      this.#memory = [];
      this.#memoryFrom = from;
    }
    this.#leads = { stream: newName(), told: 0, from, opened: Date.now() };
    this.#sendBeat();
    this.#beat = setInterval(() => this.#sendBeat(), BEAT_MS);
  }

  /** Call it when the stream has sent a message: all changes until now are then known. */
  alive(): void {
    const now = Date.now();
    if (this.#leads && now >= this.#leads.opened + CATCHES_UP_MS) this.#until = now;
  }

  publish(changes: Changes): void {
    if (!this.#leads) return;
    this.#leads.told += 1;
    this.#until = Date.now();
    this.#memory = this.#memory.filter(({ at }) => at > this.#until - REMEMBERED_MS);
    this.#memory.push({ at: this.#until, changes });
    this.#post({ kind: 'told', at: this.#standing(this.#leads), changes });
    this.#options.onChanges(changes);
  }

  /** This tab gives up the stream. */
  follow(): void {
    clearInterval(this.#beat);
    if (this.#leads) this.#known = { stream: this.#leads.stream, told: this.#leads.told };
    this.#leads = null;
    this.#memory = [];
    this.#listen();
  }

  publishUnsupported(): void {
    this.#post({ kind: 'over' });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    this.#options.channel?.close();
  }

  #receive(message: Message): void {
    if (message.kind === 'over') this.#options.onUnsupported();
    else if (message.kind === 'ask') this.#answer(message);
    else if (!this.#leads) {
      this.#listen();
      if (message.kind === 'again') this.#catchUp(message);
      else this.#keepUp(message);
    }
  }

  #keepUp(message: Message & { kind: 'told' | 'beat' }): void {
    const { stream, told, from, until } = message.at;
    const before = message.kind === 'told' ? told - 1 : told;
    const known = this.#known?.stream === stream ? this.#known.told : from <= this.#until + BLUR_MS ? 0 : null;
    this.#known = { stream, told };
    if (message.kind === 'told') this.#options.onChanges(message.changes);
    if (known !== before || this.#askedAt !== null) this.#ask();
    else this.#until = until;
  }

  #catchUp({ tab, at, changes }: Message & { kind: 'again' }): void {
    if (tab !== this.#name) return;
    this.#askedAt = null;
    this.#known = { stream: at.stream, told: at.told };
    this.#until = at.until;
    this.#options.onChanges(changes);
  }

  #ask(): void {
    const now = performance.now();
    if (this.#askedAt !== null && now < this.#askedAt + ASK_AGAIN_MS) return;
    this.#askedAt = now;
    this.#post({ kind: 'ask', tab: this.#name, since: this.#until });
  }

  #answer({ tab, since }: Message & { kind: 'ask' }): void {
    if (!this.#leads) return;
    const known = Math.max(this.#memoryFrom, Date.now() - REMEMBERED_MS);
    const missed = this.#memory.filter(({ at }) => at > since - BLUR_MS).map(({ changes }) => changes);
    const whole = since + BLUR_MS >= known && !missed.some(({ gap }) => gap);
    const changes = whole ? { gap: false, changes: missed.flatMap((batch) => batch.changes) } : GAP;
    this.#post({ kind: 'again', tab, at: this.#standing(this.#leads), changes });
  }

  #sendBeat(): void {
    if (this.#leads) this.#post({ kind: 'beat', at: this.#standing(this.#leads) });
  }

  #standing({ stream, told, from }: { stream: string; told: number; from: number }): Standing {
    return { stream, told, from, until: this.#until };
  }

  /** Starts the timer that notices silence. */
  #listen(): void {
    clearTimeout(this.#silence);
    if (!this.#options.channel || this.#leads || this.#closed) return;
    this.#silence = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      this.#until = Date.now();
      this.#known = null;
      this.#options.onChanges(GAP);
      this.#listen();
    }, SILENCE_MS);
  }

  #post(message: Message): void {
    if (!this.#closed) this.#options.channel?.postMessage(message);
  }
}

/** 64 random bits. */
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('-');
