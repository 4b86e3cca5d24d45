import type { Page } from 'playwright';

/** The parts of the registry that the tests read and change. */
export interface RegistryContent {
  shell?: { version: string; base: string };
  remotes: RegistryRemote[];
}

export interface RegistryRemote {
  name: string;
  title: string;
  version: string;
  base: string;
  platform: string;
  entry: string;
  exposes: Record<string, { files: string[] }>;
  pages: Record<string, { files: string[] }>;
  digests: Record<string, string>;
  landing?: string;
  routes: {
    id: string;
    path: string;
    title: string;
    roles: string[];
    /** Who may open it for their own record. */
    own?: string[];
    navigation?: { label: string; drawing?: { filled: string } };
  }[];
}

/** Reads the registry from the server. */
export async function readRegistry(url: string): Promise<RegistryContent> {
  return (await fetch(new URL('/registry.json', url))).json();
}

/** Gives the page a changed registry instead of the server's. */
export async function changeRegistry(page: Page, change: (registry: RegistryContent) => void): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry: RegistryContent = await response.json();
    change(registry);
    await route.fulfill({ response, json: registry });
  });
}

/**
 * The registry's entry of a remote.
 *
 * @throws Error when there is none.
 */
export function remoteOf(registry: RegistryContent, name: string): RegistryRemote {
  const remote = registry.remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`The registry has no remote ${name}.`);
  return remote;
}
