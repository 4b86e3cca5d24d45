import { notices, unsaved } from '@console/platform';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A limit that a busy machine reaches would say nothing.
configure({ asyncUtilTimeout: 60_000 });

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Fluent needs these functions, and jsdom lacks them.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView ??= () => {};
// The editors ask for the position of the caret.
Range.prototype.getClientRects ??= () => document.body.getClientRects();
Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();
// jsdom hides popovers and cannot show them.
HTMLElement.prototype.showPopover ??= function show() {
  this.removeAttribute('popover');
};

const A_FRAME = 20;

afterEach(() => {
  cleanup();
  // jsdom asked for its next frame by the test's clock. It would wait for that frame for ever, and draw none for later files.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(A_FRAME);
  // A spy that stays would count the calls of other files.
  vi.restoreAllMocks();
  unsaved.discardAll();
  notices.clear();
  localStorage.clear();
  sessionStorage.clear();
  // Styles stay: all tests of a worker share them.
  for (const loaded of document.head.querySelectorAll('script, link')) loaded.remove();
});
