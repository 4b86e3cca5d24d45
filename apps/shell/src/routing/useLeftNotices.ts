import { notices } from '@console/platform';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** Ends the notices of a screen that the user leaves. A form that leaves by itself replaces its screen, and its notice stays. */
export function useLeftNotices(pathname: string): void {
  const replaces = useNavigationType() === 'REPLACE';
  const left = useRef(pathname);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    if (!replaces) notices.leaveScreen();
  }, [pathname, replaces]);
}
