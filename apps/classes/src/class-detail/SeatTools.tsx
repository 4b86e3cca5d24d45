import { whyNotSeatOn } from '@console/classes-contracts';
import { PersonAddIcon } from '@console/design-system/icons';
import { Stack } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { ImportDelegatesDialog } from '../import-delegates/ImportDelegatesDialog.tsx';
import { ImportProgress } from '../import-delegates/ImportProgress.tsx';
import { itemsToFill, whyNothingToFill } from '../import-delegates/itemsToFill.ts';
import { useSentList } from '../import-delegates/useSentList.ts';
import { CopyAddresses } from './CopyAddresses.tsx';
import { DownloadDelegates } from './DownloadDelegates.tsx';
import type { Place } from './useClassPlaces.ts';

interface SeatToolsProps {
  readonly class: { readonly id: string; readonly reference: string; readonly status: string };
  /** Undefined while they load. */
  readonly places: readonly Place[] | undefined;
}

/** The actions above the seats of a class: import delegates, copy their addresses, download them. */
export function SeatTools({ class: trainingClass, places }: SeatToolsProps) {
  const [importing, setImporting] = useState(false);
  const sent = useSentList();
  const [started, setStarted] = useState(sent.job);
  const [underWay, setUnderWay] = useState(false);
  const close = (job?: string) => {
    setImporting(false);
    if (!job) return;
    setStarted(job);
    setUnderWay(true);
  };
  const refusal =
    whyNotSeatOn(trainingClass) ??
    (underWay ? 'Delegates are being imported.' : null) ??
    (places ? whyNothingToFill(places) : 'The seats are being loaded.');
  return (
    <Stack>
      <DownloadDelegates class={trainingClass.id}>
        <ActionButton icon={<PersonAddIcon size={16} />} refusal={refusal} onClick={() => setImporting(true)}>
          Import delegates
        </ActionButton>
        <CopyAddresses seats={places?.flatMap(({ trainingSeatReservation: held }) => (held ? [held] : []))} />
        {importing && places && (
          <ImportDelegatesDialog class={trainingClass} items={itemsToFill(places)} onClose={close} />
        )}
      </DownloadDelegates>
      <ImportProgress trainingClass={trainingClass.id} started={started} onUnderWay={setUnderWay} />
    </Stack>
  );
}
