import { newClassLink, type TrainingClassStatus } from '@console/classes-contracts';
import { useMoves } from '@console/core-web';
import { AddButton } from '@console/design-system/button';
import { RecordActions } from '@console/design-system/tooltip';
import { graphql, useFragment } from 'react-relay';
import { classMoveDialogs } from '../move-class/classMoveDialogs.tsx';
import type { ClassActions_class$key } from './__generated__/ClassActions_class.graphql.ts';

/** The actions that a class's state allows: the next step as a button, the others in a menu. Another class begins from any. */
export function ClassActions({ class: key }: { class: ClassActions_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment ClassActions_class on TrainingClass {
        id
        status
        endsAt
        attended
        hasDeliveredItems
        wasProvisional
        sessions(first: 50) {
          edges {
            node {
              id
            }
          }
        }
        ...classMoveDialogs_class @relay(mask: false)
      }
    `,
    key,
  );
  const { id, status, endsAt, attended, hasDeliveredItems, wasProvisional, sessions } = trainingClass;
  const moves = useMoves(classMoveDialogs, trainingClass, {
    // A newer server may know further states. No move of this release begins in one of them.
    status: status as TrainingClassStatus,
    endsAt,
    attended: attended ? 1 : 0,
    hasDeliveredItems,
    wasProvisional,
    sessions: sessions.edges.length,
  });
  return (
    <>
      <RecordActions actions={moves.actions}>
        <AddButton place="page" to={newClassLink({ like: id })}>
          New class like this
        </AddButton>
      </RecordActions>
      {moves.dialog}
    </>
  );
}
