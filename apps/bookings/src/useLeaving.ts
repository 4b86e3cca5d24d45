import { useNavigate } from '@console/platform/router';
import { useEffect, useState } from 'react';

/**
 * Leaves a form's screen because it was saved or thrown away: once nothing is held any more, so that nobody is asked.
 *
 * @param changed the form still has something to lose.
 * @returns goes to a path.
 */
export function useLeaving(changed: boolean): (to: string) => void {
  const navigate = useNavigate();
  const [to, setTo] = useState<string | null>(null);
  useEffect(() => {
    if (to !== null && !changed) void navigate(to);
  }, [to, changed, navigate]);
  return setTo;
}
