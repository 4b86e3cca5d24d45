import { cleanup, type RenderResult, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { type Scheme, ThemeProvider } from '../theme/index.ts';

/** Renders an element as the console does, in the light theme by default. */
export function show(element: ReactElement, scheme: Scheme = 'light'): RenderResult {
  cleanup();
  return render(<ThemeProvider scheme={scheme}>{element}</ThemeProvider>);
}

/** Returns the findings of axe for the page, one line each. Rules about whole documents are off. */
export async function findings(): Promise<string[]> {
  // During a transition between two schemes, axe would measure colours that belong to neither.
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
