import type { PageTitle } from '@console/platform';
import { createContext, useContext, useMemo, useState } from 'react';

const PageTitleContext = createContext<PageTitle | null>(null);

export const PageTitleProvider = PageTitleContext.Provider;

/** What the page on screen calls itself; null until it says so. */
export function usePageTitleOnScreen(): PageTitle | null {
  return useContext(PageTitleContext);
}

/** Holds the title that the page on screen gives. */
export function usePageTitles(): { current: PageTitle | null; set: (title: PageTitle | null) => void } {
  const [current, set] = useState<PageTitle | null>(null);
  return useMemo(() => ({ current, set }), [current]);
}
