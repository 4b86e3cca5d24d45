import type { Page } from 'playwright';

/**
 * Collects the bodies of the answers to the page's requests for an address. Each body is read before the page gets the
 * answer, because the browser forgets all bodies when the page goes to another document.
 */
export async function collectAnswers(page: Page, url: string): Promise<readonly string[]> {
  const bodies: string[] = [];
  await page.route(url, async (route) => {
    const response = await route.fetch();
    bodies.push(await response.text());
    await route.fulfill({ response });
  });
  return bodies;
}
