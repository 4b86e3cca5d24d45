import type { Page } from 'playwright';

export interface WatchedScripts {
  readonly paths: ReadonlySet<string>;
  /** What they hold, asked of the server: a page that goes on or is closed answers for none of its own. */
  read(): Promise<{ path: string; text: string }[]>;
}

/** The scripts that the page fetches from now on. */
export function watchScripts(page: Page): WatchedScripts {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  const read = async (path: string) => ({ path, text: await (await page.request.get(path)).text() });
  return { paths, read: () => Promise.all([...paths].map(read)) };
}
