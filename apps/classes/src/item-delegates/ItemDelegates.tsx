import { classLinks, whyNotSeatOn } from '@console/classes-contracts';
import { PersonAddIcon } from '@console/design-system/icons';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { type Column, DataTable, keepOnPhone } from '@console/design-system/table';
import { ActionButton } from '@console/design-system/tooltip';
import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type SeatRow, seatRows } from '../class-seats/seatRows.ts';
import { placesOf, useClassPlaces } from '../class-seats/useClassPlaces.ts';
import { useSeatDays } from '../class-seats/useSeatDays.ts';
import { DelegateName } from '../delegates/DelegateName.tsx';
import { delegateActionColumn, seatNumberColumn } from '../delegates/seatColumns.tsx';
import { type Delegates, useDelegates } from '../delegates/useDelegates.tsx';
import { ImportDelegatesDialog } from '../import-delegates/ImportDelegatesDialog.tsx';
import { ImportProgress } from '../import-delegates/ImportProgress.tsx';
import { itemsToFill, whyNothingToFill } from '../import-delegates/itemsToFill.ts';
import { importDraftOf, useSentList } from '../import-delegates/useSentList.ts';
import type { ItemDelegates_class$key } from './__generated__/ItemDelegates_class.graphql.ts';

export interface ItemDelegatesProps {
  /** The id of the booking item. */
  readonly item: string;
  /** The class of the item. */
  readonly class: ItemDelegates_class$key;
}

/** The seats of one booking item with their delegates: add, move, unassign, paste a list. */
export function ItemDelegates({ item, class: key }: ItemDelegatesProps) {
  const trainingClass = useFragment(
    graphql`
      fragment ItemDelegates_class on TrainingClass {
        id
        reference
        status
        public
        sessions(first: 50) {
          edges {
            node {
              id
            }
          }
        }
        ...useClassPlaces_class
        ...useSeatDays_class
      }
    `,
    key,
  );
  const { id, reference, sessions } = trainingClass;
  const places = useClassPlaces(trainingClass);
  const days = useSeatDays(trainingClass);
  const ofItem = useMemo(
    () => placesOf(places).filter(({ trainingSeatReservation: one }) => one?.bookingItem.id === item),
    [places, item],
  );
  const rows = useMemo(() => seatRows(ofItem, days), [ofItem, days]);
  const { delegates, dialog } = useDelegates({ id, reference, days: sessions.edges.length }, ofItem);
  const columns = useMemo(() => seatColumns(delegates), [delegates]);
  const draft = importDraftOf(id);
  const sent = useSentList(draft);
  const [started, setStarted] = useState(sent.job);
  const [importing, setImporting] = useState(false);
  const [underWay, setUnderWay] = useState(false);
  const refusal =
    whyNotSeatOn(trainingClass) ??
    (underWay ? 'Delegates are being imported.' : null) ??
    whyNothingToFill(ofItem, trainingClass);
  return (
    <Stack gap="s">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="Seats" tabIndex={-1} data-seats={id}>
        <DataTable
          variant="card"
          label={`Seats on ${reference}`}
          columns={columns}
          rows={rows}
          rowKey={seatKey}
          empty={<Text role="secondary">No seat is reserved.</Text>}
        />
        {dialog}
      </div>
      <Row wrap>
        <ActionButton
          size="small"
          icon={<PersonAddIcon size={16} />}
          refusal={refusal}
          onClick={() => setImporting(true)}
        >
          Paste a list
        </ActionButton>
        <Link to={`${classLinks.detail(id)}?tab=seats`} newTab>{`All seats of ${reference}`}</Link>
      </Row>
      {importing && (
        <ImportDelegatesDialog
          class={trainingClass}
          items={itemsToFill(ofItem)}
          draft={draft}
          onClose={(job) => {
            setImporting(false);
            if (!job) return;
            setStarted(job);
            setUnderWay(true);
          }}
        />
      )}
      <ImportProgress trainingClass={id} started={started} draft={draft} onUnderWay={setUnderWay} />
    </Stack>
  );
}

const seatKey = ({ seatNumber }: SeatRow): string => String(seatNumber);

function seatColumns(delegates: Delegates): readonly Column<SeatRow>[] {
  return keepOnPhone(
    ['delegate', 'action'],
    [
      seatNumberColumn,
      {
        id: 'delegate',
        header: 'Delegate',
        cell: ({ reservation }) =>
          reservation?.attendee ? (
            <DelegateName attendee={reservation.attendee} />
          ) : (
            <Text role="secondary">No delegate yet</Text>
          ),
        width: 196,
        minWidth: 112,
        wrap: true,
      },
      {
        id: 'email',
        header: 'Email',
        cell: ({ reservation }) => reservation?.attendee?.email,
        minWidth: 120,
        dropRank: 1,
      },
      delegateActionColumn(delegates),
    ],
  );
}
