import { useSearchParams } from '@console/platform/router';
import { useState } from 'react';
import { type ClassTab, tabNamed } from './classTabs.ts';

/** What a class is opened for: its register while it takes place and afterwards, until then who has its seats. */
const firstTab = (status: string): ClassTab =>
  status === 'confirmed' || status === 'delivered' ? 'attendance' : 'seats';

/**
 * The open section of a class, kept in the URL as `tab`; the one that its state opens leaves no trace there. Whoever reads it while the
 * class is moved goes on reading.
 */
export function useClassTab(status: string): [ClassTab, (tab: ClassTab) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [first] = useState(() => firstTab(status));
  const tab = tabNamed(parameters) ?? first;
  const setTab = (next: ClassTab) => {
    const changed = new URLSearchParams(parameters);
    if (next === first) changed.delete('tab');
    else changed.set('tab', next);
    setParameters(changed, { replace: true, preventScrollReset: true });
  };
  return [tab, setTab];
}
