import { ThemeProvider } from '@console/design-system/theme';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

export const GRAPHQL_URL = 'http://api.test/v1/graphql';

/** Shows a page of visitors. `answer` gives the answers of the server, one after another. */
export function showVisitors(page: ReactNode) {
  const network = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', network);
  return {
    user: userEvent.setup(),
    network,
    answer: (status: number, body: object) => network.mockResolvedValueOnce(Response.json(body, { status })),
    /** What was sent: addresses and bodies. */
    sent: () => network.mock.calls.map(([url, init]) => [String(url), JSON.parse(String(init?.body))]),
    show: () => render(<ThemeProvider scheme="light">{page}</ThemeProvider>),
  };
}
