import { notify } from '@console/platform';
import { registrySchema, remoteReleaseSchema } from '@console/platform/registry';
import type { RemoteStore } from '../remotes/RemoteStore.ts';
import { judgeRegistry, type LiveRegistry } from '../remotes/readRegistry.ts';
import { addressOf, forgetLocalRemote, type LocalRemote, type LocalRemotesOfTab } from './localRemotesOfTab.ts';

/** A remote that this tab loads from this computer instead of from its release. */
export interface RunningLocalRemote {
  readonly name: string;
  readonly title: string;
  /** `http://127.0.0.1:4101` */
  readonly address: string;
  /** True when the remote's code did not load. The next page load uses the release. */
  readonly failed: boolean;
}

const TIMEOUT_MS = 5_000;
/** A placeholder in the form that the registry's check accepts. After the check it is replaced by the local address. */
const BASE = '/releases/local/local/';

/** The remotes that this tab loads from this computer (FED-10). */
export class LocalRemotes {
  readonly #entries: ReadonlyMap<string, object>;
  readonly #listeners = new Set<() => void>();
  #running: readonly RunningLocalRemote[];
  #asked: readonly LocalRemote[];

  private constructor(found: readonly { running: RunningLocalRemote; entry: object }[], asked: readonly LocalRemote[]) {
    this.#asked = asked;
    this.#running = found.map(({ running }) => running);
    this.#entries = new Map(found.map(({ running, entry }) => [running.name, entry]));
  }

  /**
   * Fetches the description of each accepted remote. A remote that does not answer is reported and forgotten, and its release is
   * used. Nothing is fetched from a remote that the user has not accepted.
   */
  static async start({ accepted, asked }: LocalRemotesOfTab): Promise<LocalRemotes> {
    const found = await Promise.all(accepted.map(find));
    return new LocalRemotes(
      found.flatMap((each) => each ?? []),
      asked,
    );
  }

  /** Returns the running remotes. The list stays the same object until they change. */
  list = (): readonly RunningLocalRemote[] => this.#running;

  /** Returns the remotes that a link asks for. The list stays the same object until they change. */
  asked = (): readonly LocalRemote[] => this.#asked;

  /** Removes a remote that the user refused. */
  decline(remote: LocalRemote): void {
    this.#asked = this.#asked.filter((each) => each !== remote);
    this.#changed();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Checks the registry, with the local remotes in place of their releases. @throws ConsoleError */
  judge(content: unknown): LiveRegistry {
    const registry = registrySchema.safeParse(content).data;
    if (!registry) return judgeRegistry(content);
    const released = registry.remotes.filter((entry) => !this.#entries.has(nameOf(entry)));
    const judged = judgeRegistry({ ...registry, remotes: [...this.#entries.values(), ...released] });
    const remotes = judged.remotes.map((release) => {
      const local = this.#running.find(({ name }) => name === release.name);
      return local ? { ...release, base: `${local.address}/` } : release;
    });
    return { ...judged, remotes };
  }

  /** Marks and forgets the local remotes that fail to load. */
  watch(remotes: RemoteStore): void {
    remotes.subscribe(() => {
      const failing = this.#running.filter(({ name, failed }) => !failed && remotes.state(name).status === 'failed');
      if (failing.length === 0) return;
      for (const { name } of failing) forgetLocalRemote(name);
      this.#running = this.#running.map((each) => (failing.includes(each) ? { ...each, failed: true } : each));
      this.#changed();
    });
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

async function find(asked: LocalRemote): Promise<{ running: RunningLocalRemote; entry: object } | undefined> {
  const address = addressOf(asked);
  try {
    const response = await fetch(`${address}/release.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const content: unknown = await response.json();
    const release = remoteReleaseSchema.parse({ ...Object(content), base: BASE, digests: {} });
    if (release.name !== asked.name) throw new Error(`It is ${release.name}.`);
    const running = { name: release.name, title: release.title, address, failed: false };
    return { running, entry: release };
  } catch (cause) {
    console.error(`${asked.name} at ${address}`, cause);
    forgetLocalRemote(asked.name);
    notify.error(`No remote '${asked.name}' runs at ${address}. Its release is used.`);
    return undefined;
  }
}

function nameOf(entry: unknown): string {
  return typeof entry === 'object' && entry !== null ? String(Reflect.get(entry, 'name')) : '';
}
