import { type classToHold, whyNotTeach } from '@console/classes-contracts';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useWhyNotTeachQuery } from './__generated__/useWhyNotTeachQuery.graphql.ts';

/**
 * Loads the chosen trainer of a new class.
 *
 * @returns the reason why the trainer cannot teach the chosen course. Null when they can, and while that is not known.
 */
export function useWhyNotTeach(form: ConsoleForm<typeof classToHold>): string | null {
  const { trainer: id, course } = useFormValues(form);
  const { data, answered, load } = useQueryOnDemand<useWhyNotTeachQuery>(
    graphql`
      query useWhyNotTeachQuery($id: ID!) {
        trainer(id: $id) {
          id
          status
          contact {
            fullName
          }
          trainerCourses(first: 500) {
            edges {
              node {
                course {
                  id
                }
              }
            }
          }
        }
      }
    `,
    { fresh: true, follow: true },
  );
  useEffect(() => {
    if (id) load({ id });
  }, [id, load]);
  const trainer = id && answered?.id === id ? data?.trainer : null;
  if (!trainer) return null;
  const { status, contact, trainerCourses } = trainer;
  const teaches = course ? trainerCourses.edges.some(({ node }) => node.course.id === course) : undefined;
  return whyNotTeach({ fullName: contact.fullName, status, teaches });
}
