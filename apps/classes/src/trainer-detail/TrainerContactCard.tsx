import { MailLink, TelephoneLink } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { Stack } from '@console/design-system/layout';
import { Person } from '@console/design-system/person';
import { EditButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TrainerContactCard_trainer$key } from './__generated__/TrainerContactCard_trainer.graphql.ts';
import { EditTrainerContactDialog } from './EditTrainerContactDialog.tsx';

/** The contact details of a trainer, with a button that edits them. */
export function TrainerContactCard({ trainer: key }: { trainer: TrainerContactCard_trainer$key }) {
  const trainer = useFragment(
    graphql`
      fragment TrainerContactCard_trainer on Trainer {
        contact {
          fullName
          email
          mobile
          telephone
          jobTitle
          user {
            avatarUrl
          }
        }
        ...EditTrainerContactDialog_trainer
      }
    `,
    key,
  );
  const [editing, setEditing] = useState(false);
  const { fullName, email, mobile, telephone, jobTitle, user } = trainer.contact;
  return (
    <Card title="Contact" actions={<EditButton label={`Edit ${fullName}`} onClick={() => setEditing(true)} />}>
      <Stack>
        <Person
          name={fullName}
          imageUrl={user?.avatarUrl}
          size={40}
          detail={email && <MailLink address={email} />}
          strong
        />
        <DescriptionList
          columns={2}
          items={[
            { label: 'Mobile', value: mobile && <TelephoneLink number={mobile} /> },
            { label: 'Telephone', value: telephone && <TelephoneLink number={telephone} /> },
            { label: 'Job title', value: jobTitle },
          ]}
        />
      </Stack>
      {editing && <EditTrainerContactDialog trainer={trainer} onClose={() => setEditing(false)} />}
    </Card>
  );
}
