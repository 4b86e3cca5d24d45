import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Shows a dialog apart from the form, dialog or row that it is opened from: what is pressed, typed or submitted in it is its own, and
 * the page has no form inside a form.
 */
export function Apart({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  // The nearest theme, whose colours it takes.
  useLayoutEffect(() => setPlace(mark.current?.closest('[data-scheme]') ?? document.body), []);
  return (
    <>
      <span ref={mark} hidden />
      {place &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: it handles nothing, it keeps what its content handles
          <div onKeyDown={keep} onClick={keep} onSubmit={keep} onBlur={keep}>
            {children}
          </div>,
          place,
        )}
    </>
  );
}

function keep(event: SyntheticEvent): void {
  event.stopPropagation();
}
