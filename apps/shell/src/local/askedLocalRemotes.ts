/** A remote that a developer runs on this computer, at `http://127.0.0.1:{port}/` (FED-10). */
export interface LocalRemote {
  readonly name: string;
  readonly port: number;
}

/** `/booking?local-remote=bookings@4101`, as `npm run dev -- bookings` prints it. */
const PARAMETER = 'local-remote';
const KEY = 'console.local-remotes';
const WORDS = /^([a-z][a-z-]*)@(\d{2,5})$/;

/** The remotes that this tab is asked to take from this computer. Those of the address are remembered by the tab, and leave the address. */
export function askedLocalRemotes(allowed: boolean): LocalRemote[] {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const asked = query.getAll(PARAMETER).filter((words) => WORDS.test(words));
  if (query.has(PARAMETER)) {
    query.delete(PARAMETER);
    history.replaceState(history.state, '', pathname + (query.size > 0 ? `?${query}` : '') + hash);
  }
  if (!allowed) {
    sessionStorage.removeItem(KEY);
    return [];
  }
  const byName = new Map([...remembered(), ...asked.flatMap(read)].map((remote) => [remote.name, remote]));
  remember([...byName.values()]);
  return [...byName.values()];
}

/** The tab takes the remote's release again, from its next load on. */
export function forgetLocalRemote(name: string): void {
  remember(remembered().filter((remote) => remote.name !== name));
}

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
  const [, name, port] = WORDS.exec(words) ?? [];
  return name && port ? [{ name, port: Number(port) }] : [];
}
