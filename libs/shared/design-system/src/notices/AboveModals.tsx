import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onModals, topmostModal } from '../dialog/openModals.ts';
import { showOnTop } from '../popup/onTop.ts';

/**
 * Renders its content inside the topmost modal dialog, and in its own place when there is none. Outside that dialog the
 * browser would dim it, ignore clicks on it and hide it from screen readers. The content's elements stay the same, so
 * live regions keep working.
 */
export function AboveModals({ children }: { readonly children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const [place] = useState(makePlace);

  useLayoutEffect(() => {
    let hide: (() => void) | undefined;
    const move = () => {
      hide?.();
      const modal = topmostModal();
      // Only an open popover has the attribute, because live updates wait for popovers to close.
      place.popover = modal ? 'manual' : null;
      (modal ?? home.current)?.append(place);
      // In the top layer the content is placed in the window. Otherwise it would be placed in the dialog, and make that
      // scroll, while the dialog grows as it opens.
      hide = modal && showOnTop(place);
    };
    move();
    const end = onModals(move);
    return () => {
      end();
      hide?.();
      place.remove();
    };
  }, [place]);

  return (
    <>
      <div ref={home} style={{ display: 'contents' }} />
      {createPortal(children, place)}
    </>
  );
}

/**
 * The element that is moved. It has no box, so its content is laid out as a part of where it is. The top layer gives it
 * a box, which is empty.
 */
function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.cssText =
    'display: contents; inset: auto; width: 0; height: 0; margin: 0; border: 0; padding: 0; overflow: visible; color: inherit; background: none';
  return place;
}
