import { useNavigate } from '@console/platform/router';
import { useEffect, useState } from 'react';

/**
 * Leaves a form's screen because it was saved or thrown away: once nothing is held any more, so that nobody is asked. Going back leads
 * to where the form was opened, not to an empty one.
 *
 * @param changed the form still has something to lose.
 * @returns goes to a path.
 */
export function useLeaving(changed: boolean): (to: string) => void {
  const navigate = useNavigate();
  const [to, setTo] = useState<string | null>(null);
  useEffect(() => {
    if (to !== null && !changed) void navigate(to, { replace: true });
  }, [to, changed, navigate]);
  return setTo;
}
