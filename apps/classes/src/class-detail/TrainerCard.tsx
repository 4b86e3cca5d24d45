import { classLinks, whyNotChangeClass } from '@console/classes-contracts';
import { MailLink, TelephoneLink } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { ActionAddButton, EditButton } from '@console/design-system/tooltip';
import { cityAndPostcode } from '@console/format';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ChangeTrainerDialog } from '../change-trainer/ChangeTrainerDialog.tsx';
import type { TrainerCard_class$data, TrainerCard_class$key } from './__generated__/TrainerCard_class.graphql.ts';

/** The trainer of a class (O§2 'Your Trainer'), with a button to change the trainer. */
export function TrainerCard({ class: key }: { class: TrainerCard_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment TrainerCard_class on TrainingClass {
        status
        ...ChangeTrainerDialog_class
        trainer {
          id
          contact {
            fullName
            email
            mobile
            telephone
            user {
              avatarUrl
            }
          }
          location {
            city
            postcode
          }
        }
      }
    `,
    key,
  );
  const [changing, setChanging] = useState(false);
  const { trainer } = trainingClass;
  const refusal = whyNotChangeClass(trainingClass);
  return (
    <Card
      title="Your Trainer"
      actions={
        trainer ? (
          <EditButton label="Change trainer" refusal={refusal} onClick={() => setChanging(true)} />
        ) : (
          <ActionAddButton place="card" person refusal={refusal} onClick={() => setChanging(true)}>
            Assign trainer
          </ActionAddButton>
        )
      }
    >
      {trainer ? <TrainerFacts trainer={trainer} /> : <EmptyState small title="No trainer yet" />}
      {changing && <ChangeTrainerDialog class={trainingClass} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function TrainerFacts({
  trainer: { id, contact, location },
}: {
  readonly trainer: NonNullable<TrainerCard_class$data['trainer']>;
}) {
  return (
    <Stack>
      <Person
        name={contact.fullName}
        imageUrl={contact.user?.avatarUrl}
        size={40}
        detail={contact.email && <MailLink address={contact.email} />}
        strong
      >
        <Link to={classLinks.trainer(id)}>{contact.fullName}</Link>
      </Person>
      <DescriptionList
        columns={2}
        items={[
          { label: 'Location', value: cityAndPostcode(location) },
          ...(contact.mobile ? [{ label: 'Mobile', value: <TelephoneLink number={contact.mobile} /> }] : []),
          ...(contact.telephone ? [{ label: 'Telephone', value: <TelephoneLink number={contact.telephone} /> }] : []),
        ]}
      />
    </Stack>
  );
}
