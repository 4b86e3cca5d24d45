import { trainingClassSeatsAction, whyNotSeatOn } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { PersonAddIcon } from '@console/design-system/icons';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { ActionButton } from '@console/design-system/tooltip';
import { Slot } from '@console/platform';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Place } from '../class-seats/useClassPlaces.ts';
import { ImportDelegatesDialog } from '../import-delegates/ImportDelegatesDialog.tsx';
import { ImportProgress } from '../import-delegates/ImportProgress.tsx';
import { isBooked, itemsToFill, notHeld, whyNothingToFill } from '../import-delegates/itemsToFill.ts';
import { useSentList } from '../import-delegates/useSentList.ts';
import type { SeatTools_class$key } from './__generated__/SeatTools_class.graphql.ts';
import { CopyAddresses } from './CopyAddresses.tsx';
import { DownloadDelegates } from './DownloadDelegates.tsx';

interface SeatToolsProps {
  readonly class: SeatTools_class$key;
  /** Undefined while they load. */
  readonly places: readonly Place[] | undefined;
}

/** The actions above the seats of a class: sell seats, import delegates, copy their addresses, download them. */
export function SeatTools({ class: key, places }: SeatToolsProps) {
  const trainingClass = useFragment(
    graphql`
      fragment SeatTools_class on TrainingClass {
        id
        reference
        status
        public
        customer {
          id
          name
        }
      }
    `,
    key,
  );
  const { customer } = trainingClass;
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
    (places ? whyNothingToFill(places, trainingClass) : 'The seats are being loaded.');
  return (
    <Stack>
      {!trainingClass.public && places && !isBooked(places) && (
        <Row>
          <Text role="secondary">{notHeld}</Text>
          {customer && <Link to={coreLinks.customer(customer.id)}>{customer.name}</Link>}
        </Row>
      )}
      <DownloadDelegates class={trainingClass.id}>
        {(trainingClass.public || (places && !isBooked(places))) && <Slot of={trainingClassSeatsAction} />}
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
