import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A shared machine may be slow; it may not be wrong.
configure({ asyncUtilTimeout: 20_000 });

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What jsdom lacks and Fluent asks for.
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
// Lexical asks where the caret stands once it has the focus.
Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();
// jsdom hides popovers and cannot show them.
HTMLElement.prototype.showPopover ??= function show() {
  this.removeAttribute('popover');
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
