import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders a dialog outside the form, dialog or row that opens it. Clicks, keys and submits inside the dialog do not
 * reach that form, dialog or row, and the page has no form inside a form.
 */
export function DialogPortal({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  // The dialog takes the colours of the nearest theme.
  useLayoutEffect(() => setPlace(mark.current?.closest('[data-scheme]') ?? document.body), []);
  return (
    <>
      <span ref={mark} hidden />
      {place &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: it handles no event itself, it only stops the events of its content
          <div onKeyDown={stop} onClick={stop} onSubmit={stop} onBlur={stop}>
            {children}
          </div>,
          place,
        )}
    </>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
