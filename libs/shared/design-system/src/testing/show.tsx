import { cleanup, type RenderResult, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { type Scheme, ThemeProvider } from '../theme/index.ts';

/** Renders a part as the console would, in the light theme unless another is asked for. */
export function show(element: ReactElement, scheme: Scheme = 'light'): RenderResult {
  cleanup();
  return render(<ThemeProvider scheme={scheme}>{element}</ThemeProvider>);
}

/** What axe finds on the page, one line each; rules about whole documents aside. */
export async function findings(): Promise<string[]> {
  // Colours half way from one scheme to the other are nobody's.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const { violations } = await axe.run(document.body, {
    rules: {
      'target-size': { enabled: true },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary?.split('\n')[1] ?? ''}`),
  );
}
