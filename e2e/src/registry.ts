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
    navigation?: { label: string; drawing?: { filled: string } };
  }[];
}

/** The registry as the server has it. */
export async function readRegistry(url: string): Promise<RegistryContent> {
  return (await fetch(new URL('/registry.json', url))).json();
}

/** Gives the page another registry than the server's: the world's edge, moved. */
export async function changeRegistry(page: Page, change: (registry: RegistryContent) => void): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry: RegistryContent = await response.json();
    change(registry);
    await route.fulfill({ response, json: registry });
  });
}

/** @throws Error when the registry names no such remote. */
export function remoteOf(registry: RegistryContent, name: string): RegistryRemote {
  const remote = registry.remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`The registry names no ${name}.`);
  return remote;
}
