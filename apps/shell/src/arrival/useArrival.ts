import { useEffect, useState } from 'react';

/** Returns whether the browser still waits for its session, after it has come back from the identity provider. */
export function useArrival(arrival: Promise<void> | undefined): boolean {
  const [waits, setWaits] = useState(arrival !== undefined);
  useEffect(() => {
    let wanted = true;
    arrival?.then(() => wanted && setWaits(false));
    return () => {
      wanted = false;
    };
  }, [arrival]);
  return waits;
}
