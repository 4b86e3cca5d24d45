import { newClassLink, trainerDetailPanel, whyNotTeach } from '@console/classes-contracts';
import { HistoryCard, RecordHead } from '@console/core-web';
import { MainAndAside } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { ActionAddButton } from '@console/design-system/tooltip';
import { RecordNotFound, Slot, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { TrainerStatusMenu } from '../trainer-status/TrainerStatusMenu.tsx';
import type { TrainerDetailPage_trainer$key } from './__generated__/TrainerDetailPage_trainer.graphql.ts';
import type { TrainerDetailPageQuery } from './__generated__/TrainerDetailPageQuery.graphql.ts';
import { TrainerClassesCards } from './TrainerClassesCards.tsx';
import { TrainerContactCard } from './TrainerContactCard.tsx';
import { TrainerCoursesCard } from './TrainerCoursesCard.tsx';
import { TrainerLocationCard } from './TrainerLocationCard.tsx';
import { UnavailabilityCard } from './UnavailabilityCard.tsx';

/** The page of one trainer (O§2): contact, location, unavailable days, courses and classes. */
export default function TrainerDetailPage() {
  const { trainer } = usePageQuery<TrainerDetailPageQuery>(graphql`
    query TrainerDetailPageQuery($id: ID!) @preloadable {
      trainer(id: $id) {
        ...TrainerDetailPage_trainer
      }
    }
  `);
  return trainer ? <TrainerDetail trainer={trainer} /> : <RecordNotFound what="trainer" />;
}

function TrainerDetail({ trainer: key }: { trainer: TrainerDetailPage_trainer$key }) {
  const trainer = useFragment(
    graphql`
      fragment TrainerDetailPage_trainer on Trainer {
        id
        status
        contact {
          fullName
          jobTitle
        }
        ...RecordAudit_record
        ...TrainerStatusMenu_trainer
        ...TrainerContactCard_trainer
        ...TrainerLocationCard_trainer
        ...TrainerCoursesCard_trainer
        ...UnavailabilityCard_trainer
      }
    `,
    key,
  );
  const { id, status, contact } = trainer;
  usePageTitle(contact.fullName);
  return (
    <PageFrame
      variant="card"
      title={contact.fullName}
      meta={<RecordHead record={trainer}>{contact.jobTitle}</RecordHead>}
      actions={
        <>
          <TrainerStatusMenu trainer={trainer} />
          <ActionAddButton
            place="page"
            to={newClassLink({ trainer: id })}
            refusal={whyNotTeach({ fullName: contact.fullName, status })}
          >
            New class
          </ActionAddButton>
        </>
      }
    >
      <MainAndAside
        asideWidth={344}
        // By keyboard and on a phone the days off come before the links of up to a hundred classes.
        after={<TrainerClassesCards trainer={id} />}
        aside={
          <>
            <TrainerContactCard trainer={trainer} />
            <TrainerLocationCard trainer={trainer} />
            <Slot of={trainerDetailPanel} />
            <UnavailabilityCard trainer={trainer} />
            <HistoryCard of={id} />
          </>
        }
      >
        <TrainerCoursesCard trainer={trainer} />
      </MainAndAside>
    </PageFrame>
  );
}
