import { useSearchParams } from '@console/platform/router';
import { useState } from 'react';
import { type ClassTab, tabNamed } from './classTabs.ts';

/** The default section: the attendance once the class is confirmed, the seats before that. */
const firstTab = (status: string): ClassTab =>
  status === 'confirmed' || status === 'delivered' ? 'attendance' : 'seats';

/**
 * The open section of a class, kept in the URL as `tab`. The default section has no parameter. The section stays open
 * when the class changes its state.
 */
export function useClassTab(status: string): [ClassTab, (tab: ClassTab) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [first] = useState(() => firstTab(status));
  const tab = tabNamed(parameters) ?? first;
  const setTab = (next: ClassTab) => {
    const changed = new URLSearchParams(parameters);
    // Without the parameter, a reload after a change of state would open another section.
    if (next === first && next === firstTab(status)) changed.delete('tab');
    else changed.set('tab', next);
    setParameters(changed, { replace: true, preventScrollReset: true });
  };
  return [tab, setTab];
}
