import { useEffect, useRef } from 'react';

/**
 * Calls a function once nothing has been asked for a while.
 *
 * @param delay milliseconds of rest.
 */
export function useDebounced<Argument>(
  call: ((argument: Argument) => void) | undefined,
  delay: number,
): (argument: Argument) => void {
  const latest = useRef(call);
  latest.current = call;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (argument) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current?.(argument), delay);
  };
}
