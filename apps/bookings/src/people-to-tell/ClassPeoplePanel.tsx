import { classLinks, type TrainingClassSlotProps } from '@console/classes-contracts';
import { sendEmailAnchor } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { ClassPeoplePanelQuery } from './__generated__/ClassPeoplePanelQuery.graphql.ts';
import { PeopleToTell } from './PeopleToTell.tsx';
import { peopleOfClass } from './personColumns.tsx';

/** The panel on a canceled or postponed class: whom to tell, booking by booking. Other classes do not ask for it. */
export default function ClassPeoplePanel({ trainingClass: id }: TrainingClassSlotProps) {
  const { data, failed, load } = useQueryOnDemand<ClassPeoplePanelQuery>(
    graphql`
      query ClassPeoplePanelQuery($class: ID!) {
        trainingClass(id: $class) {
          status
          peopleToTell {
            ...PeopleToTell_people
          }
        }
      }
    `,
    { follow: true },
  );
  useEffect(() => load({ class: id }), [load, id]);
  if (failed && !data) {
    const again = <Button onClick={() => load({ class: id })}>Try again</Button>;
    return <ErrorAlert title="The people to tell could not be loaded." actions={again} />;
  }
  const trainingClass = data?.trainingClass;
  if (!trainingClass) return null;
  const { status, peopleToTell } = trainingClass;
  return (
    <PeopleToTell
      people={peopleToTell}
      why={`This class is ${status}.`}
      columns={peopleOfClass}
      write={`${classLinks.detail(id)}#${sendEmailAnchor}`}
    />
  );
}
