import { classLinks } from '@console/classes-contracts';
import { AddButton, Button } from '@console/design-system/button';
import { Card, CardItem } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { ErrorAlert } from '@console/design-system/error-alert';
import { CalendarLtrIcon } from '@console/design-system/icons';
import { Link } from '@console/design-system/link';
import { EditButton } from '@console/design-system/tooltip';
import { countOf, formatDateRange, toIsoDate } from '@console/format';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UnavailabilityCard_trainer$key } from './__generated__/UnavailabilityCard_trainer.graphql.ts';
import { DeleteUnavailabilityButton } from './DeleteUnavailabilityButton.tsx';
import { AddUnavailabilityDialog, EditUnavailabilityDialog } from './UnavailabilityDialog.tsx';

/** The days on which a trainer cannot teach, with the classes that the trainer has then all the same. Past days open on request. */
export function UnavailabilityCard({ trainer: key }: { trainer: UnavailabilityCard_trainer$key }) {
  const { id, contact, unavailabilities } = useFragment(
    graphql`
      fragment UnavailabilityCard_trainer on Trainer {
        id
        contact {
          fullName
        }
        unavailabilities(first: 100) {
          edges {
            node {
              id
              fromDay
              toDay
              note
              clashes {
                id
                reference
              }
              ...UnavailabilityDialog_period
              ...DeleteUnavailabilityButton_period
            }
          }
        }
      }
    `,
    key,
  );
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const periods = unavailabilities.edges.map(({ node }) => node);
  const period = periods.find((one) => one.id === edited);
  const of = { id, fullName: contact.fullName };
  const [all, setAll] = useState(false);
  const today = toIsoDate(Date.now());
  const coming = periods.filter(({ toDay }) => toIsoDate(toDay) >= today).reverse();
  const past = periods.filter(({ toDay }) => toIsoDate(toDay) < today);
  return (
    <Card
      title="Unavailable"
      count={coming.length}
      flush
      actions={
        <>
          {past.length > 0 && (
            <Button size="small" appearance="subtle" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Hide past days' : 'Show past days'}
            </Button>
          )}
          <AddButton place="card" onClick={() => setAdding(true)}>
            Add days
          </AddButton>
        </>
      }
    >
      {coming.length === 0 && !all && <EmptyState small title="No coming days are recorded." />}
      {[...coming, ...(all ? past : [])].map((one) => {
        const days = formatDateRange(one.fromDay, one.toDay);
        return (
          <CardItem
            key={one.id}
            icon={CalendarLtrIcon}
            iconLabel="Unavailable"
            title={days}
            meta={one.note}
            actions={
              <>
                <EditButton label={`Edit ${days}`} onClick={() => setEdited(one.id)} />
                <DeleteUnavailabilityButton period={one} trainer={of} />
              </>
            }
          >
            {one.clashes.length > 0 && (
              <ErrorAlert
                tone="warning"
                title={`${contact.fullName} has ${countOf(one.clashes.length, 'class', 'classes')} then`}
                actions={one.clashes.map((taught) => (
                  <Link key={taught.id} to={classLinks.detail(taught.id)} newTab>
                    {taught.reference}
                  </Link>
                ))}
              />
            )}
          </CardItem>
        );
      })}
      {adding && <AddUnavailabilityDialog trainer={of} onClose={() => setAdding(false)} />}
      {period && <EditUnavailabilityDialog period={period} trainer={of} onClose={() => setEdited(null)} />}
    </Card>
  );
}
