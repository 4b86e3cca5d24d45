import { useEffect, useState } from 'react';

/** Returns true once `active` has been true for the given time. Returns false as soon as `active` is false. */
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
