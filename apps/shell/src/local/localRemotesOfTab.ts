/** A remote that a developer runs on this computer, at `http://127.0.0.1:{port}/` (FED-10). */
export interface LocalRemote {
  readonly name: string;
  readonly port: number;
}

/** `/booking?local-remote=bookings@4101`, as `npm run dev -- bookings` prints it. */
const PARAMETER = 'local-remote';
const KEY = 'console.local-remotes';
const WORDS = /^([a-z][a-z-]*)@(\d{2,5})$/;

/** What this tab takes from this computer, and what a link asks it to. */
export interface LocalRemotesOfTab {
  /** The person has agreed to them in this tab. */
  readonly accepted: readonly LocalRemote[];
  /** The address asks for them: anybody may have written it. */
  readonly asked: readonly LocalRemote[];
}

/** The remotes of this computer that concern this tab. Those of the address leave it; the tab keeps those that were agreed to. */
export function localRemotesOfTab(allowed: boolean): LocalRemotesOfTab {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const asked = query.getAll(PARAMETER).filter((words) => WORDS.test(words));
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

/** The person agrees: from the next load on the tab takes this remote from this computer. */
export function acceptLocalRemote(remote: LocalRemote): void {
  remember([...remembered().filter(({ name }) => name !== remote.name), remote]);
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
