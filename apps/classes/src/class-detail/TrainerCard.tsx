import { classLinks } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { graphql, useFragment } from 'react-relay';
import type { TrainerCard_class$key } from './__generated__/TrainerCard_class.graphql.ts';

/** Who teaches the class (O§2 'Your Trainer'). */
export function TrainerCard({ class: key }: { class: TrainerCard_class$key }) {
  const { trainer } = useFragment(
    graphql`
      fragment TrainerCard_class on TrainingClass {
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
  if (!trainer) {
    return (
      <Card title="Your Trainer">
        <EmptyState small title="No trainer yet" />
      </Card>
    );
  }
  const { contact, location } = trainer;
  return (
    <Card title="Your Trainer">
      <Stack>
        <Person name={contact.fullName} imageUrl={contact.user?.avatarUrl} size={40} detail={contact.email} strong>
          <Link to={classLinks.trainer(trainer.id)} tone="quiet">
            {contact.fullName}
          </Link>
        </Person>
        <DescriptionList
          columns={2}
          items={[
            { label: 'Location', value: [location?.city, location?.postcode].filter(Boolean).join(' ') },
            ...(contact.mobile ? [{ label: 'Mobile', value: contact.mobile }] : []),
            ...(contact.telephone ? [{ label: 'Telephone', value: contact.telephone }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
