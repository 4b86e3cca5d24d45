import type { PageTitle } from '@console/platform';
import { createContext, useContext, useMemo, useState } from 'react';

const PageTitleContext = createContext<PageTitle | null>(null);

export const PageTitleProvider = PageTitleContext.Provider;

/** Returns the title that the current page has set, or null before it has set one. */
export function usePageTitleOnScreen(): PageTitle | null {
  return useContext(PageTitleContext);
}

/** Holds the title of the current page. */
export function usePageTitles(): { current: PageTitle | null; set: (title: PageTitle | null) => void } {
  const [current, set] = useState<PageTitle | null>(null);
  return useMemo(() => ({ current, set }), [current]);
}
