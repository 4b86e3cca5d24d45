import type { importDelegatesInput } from '@console/bookings-contracts';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { copyText } from '@console/design-system/panel-message';
import { type FieldsOf, useFormDraft } from '@console/forms';
import { notify } from '@console/platform';
import { useEffect, useState } from 'react';
import { importDraft } from './useSentList.ts';

/** The list that somebody typed before the class was canceled. It stays until they no longer need it. */
export function KeptList() {
  const { read, forget } = useFormDraft<FieldsOf<typeof importDelegatesInput>>(importDraft);
  const [list, setList] = useState<string | null>(null);
  // The dialog writes its draft when it disappears, which is after the first rendering here.
  useEffect(() => setList(read()?.values.delegates || null), [read]);
  if (list === null) return null;
  const discard = () => {
    forget();
    setList(null);
  };
  const copy = async () => {
    const problem = await copyText(list);
    if (problem) notify.error('The list could not be copied.', { details: [problem] });
    else notify.success('List copied.');
  };
  return (
    <ErrorAlert
      tone="warning"
      title="Your list of delegates is kept."
      messages={['Nobody can be put on the seats of a canceled class.']}
      actions={
        <>
          <Button size="small" onClick={() => void copy()}>
            Copy the list
          </Button>
          <Button size="small" appearance="subtle" onClick={discard}>
            Discard the list
          </Button>
        </>
      }
    />
  );
}
