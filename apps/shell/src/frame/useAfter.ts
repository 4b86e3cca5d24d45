import { useEffect, useState } from 'react';

/** True once `active` has held for so many milliseconds, false as soon as it does not. */
export function useAfter(milliseconds: number, active: boolean): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setReached(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setReached(false);
    };
  }, [milliseconds, active]);
  return active && reached;
}
