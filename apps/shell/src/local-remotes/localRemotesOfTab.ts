/** A remote that a developer serves from this computer, at `http://127.0.0.1:{port}/` (FED-10). */
export interface LocalRemote {
  readonly name: string;
  readonly port: number;
}

/** `/booking?local-remote=bookings@4101`, as `npm run dev -- bookings` prints it. */
const PARAMETER = 'local-remote';
const KEY = 'console.local-remotes';
const PATTERN = /^([a-z][a-z-]*)@(\d{2,5})$/;

/** The local remotes of this tab. */
export interface LocalRemotesOfTab {
  /** The remotes that the user has accepted in this tab. */
  readonly accepted: readonly LocalRemote[];
  /**
   * The remotes that the address asks for. The user must accept them first, because anybody may have written the link.
   */
  readonly asked: readonly LocalRemote[];
}

/** Reads the local remotes from session storage and from the address, and removes them from the address. */
export function localRemotesOfTab(allowed: boolean): LocalRemotesOfTab {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const asked = query.getAll(PARAMETER).filter((words) => PATTERN.test(words));
  if (query.has(PARAMETER)) {
    query.delete(PARAMETER);
    history.replaceState(history.state, '', pathname + (query.size > 0 ? `?${query}` : '') + hash);
  }
  if (!allowed) {
    sessionStorage.removeItem(KEY);
    return { accepted: [], asked: [] };
  }
  const accepted = remembered();
  const isNew = ({ name, port }: LocalRemote) => !accepted.some((known) => known.name === name && known.port === port);
  return { accepted, asked: asked.flatMap(read).filter(isNew) };
}

/** Accepts a remote. From the next page load on, the tab loads it from this computer. */
export function acceptLocalRemote(remote: LocalRemote): void {
  remember([...remembered().filter(({ name }) => name !== remote.name), remote]);
}

/** Forgets a remote. From the next page load on, the tab uses its release. */
export function forgetLocalRemote(name: string): void {
  remember(remembered().filter((remote) => remote.name !== name));
}

/** Returns the address of a local remote, without a path. */
export function addressOf({ port }: LocalRemote): string {
  return `http://127.0.0.1:${port}`;
}

function remember(remotes: readonly LocalRemote[]): void {
  if (remotes.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, remotes.map(({ name, port }) => `${name}@${port}`).join(' '));
}

function remembered(): LocalRemote[] {
  return (sessionStorage.getItem(KEY) ?? '').split(' ').flatMap(read);
}

function read(words: string): LocalRemote[] {
  const [, name, port] = PATTERN.exec(words) ?? [];
  return name && port ? [{ name, port: Number(port) }] : [];
}
