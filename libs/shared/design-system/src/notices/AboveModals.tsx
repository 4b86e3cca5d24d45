import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onModals, topmostModal } from '../dialog/openModals.ts';

/**
 * Renders its content inside the topmost modal dialog, and in its own place when there is none. Outside that dialog the
 * browser would dim it, ignore clicks on it and hide it from screen readers. The content's elements stay the same, so
 * live regions keep working.
 */
export function AboveModals({ children }: { readonly children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const [place] = useState(makePlace);

  useLayoutEffect(() => {
    const move = () => (topmostModal() ?? home.current)?.append(place);
    move();
    const end = onModals(move);
    return () => {
      end();
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

/** The element that is moved. It has no box, so its content is laid out as a part of where it is. */
function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return place;
}
