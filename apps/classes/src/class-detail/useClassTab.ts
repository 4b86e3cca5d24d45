import { useSearchParams } from '@console/platform/router';

const classTabs = ['seats', 'sessions', 'notes'] as const;
type ClassTab = (typeof classTabs)[number];

/** The open section of a class, kept in the URL as `tab`; the first one leaves no trace there. */
export function useClassTab(): [ClassTab, (tab: ClassTab) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('tab');
  const tab = classTabs.find((other) => other === named) ?? 'seats';
  const setTab = (next: ClassTab) => {
    const changed = new URLSearchParams(parameters);
    if (next === 'seats') changed.delete('tab');
    else changed.set('tab', next);
    setParameters(changed, { replace: true, preventScrollReset: true });
  };
  return [tab, setTab];
}
