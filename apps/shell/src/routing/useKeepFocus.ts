import { useEffect } from 'react';

/**
 * Keeps the keyboard in its place when the focused element disappears, such as 'Try again' or a notice's 'Undo'. Without
 * it the keyboard would start at the top of the window. The focus moves to the heading of what stands there now; from a
 * notice it moves back to where it came from; otherwise to the screen's title.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let focused: HTMLElement | null = null;
    let inNotice = false;
    let beforeNotice: HTMLElement | null = null;

    const changes = new MutationObserver((records) => {
      if (!focused || focused.isConnected) return;
      const gone = focused;
      focused = null;
      const { target } = records.find(({ removedNodes }) => includes(removedNodes, gone)) ?? {};
      const added = records.filter((record) => record.target === target).flatMap(({ addedNodes }) => [...addedNodes]);
      const back = inNotice ? beforeNotice : null;
      // Lists, dialogs and forms that keep the focus themselves do it before this.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (signal.aborted || document.activeElement !== document.body) return;
          const instead = back?.isConnected ? back : (headingOf(added) ?? pageTitle());
          instead?.focus({ preventScroll: true });
        }),
      );
    });
    changes.observe(document.body, { childList: true, subtree: true });

    const enter = ({ target }: FocusEvent) => {
      focused = target instanceof HTMLElement ? target : null;
      inNotice = focused?.closest('[data-notices]') != null;
      if (!inNotice) beforeNotice = focused;
    };
    const leave = () => {
      focused = null;
    };
    document.addEventListener('focusin', enter, { signal });
    // A click beside everything takes the focus away on purpose.
    document.addEventListener('pointerdown', leave, { signal, capture: true });
    signal.addEventListener('abort', () => changes.disconnect());
    return () => stop.abort();
  }, []);
}

function includes(nodes: NodeList, element: Element): boolean {
  return [...nodes].some((node) => node.contains(element));
}

const pageTitle = () => document.querySelector<HTMLElement>('[data-page-title]');

function headingOf(nodes: readonly Node[]): HTMLElement | null {
  for (const node of nodes) {
    if (!(node instanceof HTMLElement) || !node.isConnected) continue;
    const heading = node.querySelector<HTMLElement>('[data-page-title]') ?? node.querySelector('h1, h2, h3') ?? node;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  }
  return null;
}
