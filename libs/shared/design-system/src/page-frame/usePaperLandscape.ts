import { useLayoutEffect } from 'react';

/** Prints the page in landscape while `active`. Styles of components cannot say this, so it is a style sheet of its own. */
export function usePaperLandscape(active: boolean): void {
  useLayoutEffect(() => {
    if (!active || !document.adoptedStyleSheets) return;
    const sheet = new CSSStyleSheet();
    sheet.insertRule('@page { size: landscape }');
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [active]);
}
