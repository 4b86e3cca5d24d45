import type { Page } from 'playwright';

export interface WatchedScripts {
  readonly paths: ReadonlySet<string>;
  /** Fetches the scripts from the server, because a page that navigates or closes cannot return its responses. */
  read(): Promise<{ path: string; text: string }[]>;
}

/** Collects the scripts that the page fetches. */
export function watchScripts(page: Page): WatchedScripts {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  const read = async (path: string) => ({ path, text: await (await page.request.get(path)).text() });
  return { paths, read: () => Promise.all([...paths].map(read)) };
}
