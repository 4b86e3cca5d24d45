import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Each build contains its own React Refresh. It finds the page's one React through the hook of React's developer tools. React uses the hook
 * only if it exists before any script runs. The Refresh of a remote comes later, and finds React only if the hook keeps its renderers in a
 * real Map.
 */
const hook = `
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
`;

/** Puts the hook at the top of the shell's index.html. For development only: production allows no inline script. */
export const refreshHook: RsbuildPlugin = {
  name: 'console-refresh-hook',
  setup(api) {
    api.modifyHTMLTags(({ headTags, bodyTags }) => ({
      headTags: [{ tag: 'script', children: hook, head: true }, ...headTags],
      bodyTags,
    }));
  },
};
