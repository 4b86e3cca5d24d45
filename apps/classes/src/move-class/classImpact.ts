import { graphql } from 'react-relay';

/** The query of the consequences of a move. */
export const classImpact = graphql`
  query classImpactQuery($id: ID!, $move: TrainingClassMove!) {
    of: trainingClass(id: $id) {
      id
      impact: impactOf(move: $move) {
        ...ImpactList_impact
      }
    }
  }
`;
