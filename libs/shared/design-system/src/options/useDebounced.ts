import { useEffect, useRef } from 'react';

/**
 * Returns a function that delays `call` until it has not been called for a while. Only the last argument is passed on.
 *
 * @param delay milliseconds without a call.
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
