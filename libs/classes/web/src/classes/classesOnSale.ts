import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { classesOnSaleChosenQuery } from './__generated__/classesOnSaleChosenQuery.graphql.ts';
import type {
  classesOnSaleSearchQuery,
  classesOnSaleSearchQuery$data,
} from './__generated__/classesOnSaleSearchQuery.graphql.ts';
import { classOnSaleOption } from './classOnSaleOption.ts';

/**
 * The public classes whose seats are sold, searched by reference, title, place, course or trainer, the next one first (O§9: 500).
 *
 * @param now a moment: classes that have ended before are left out.
 * @param course the classes of this course stand before the others.
 * @param except the id of a class that cannot be chosen.
 */
export function classesOnSale(
  now: string,
  course?: string,
  except?: string,
): PickerList<classesOnSaleSearchQuery, classesOnSaleChosenQuery> {
  return {
    search: graphql`
      query classesOnSaleSearchQuery($search: String, $now: String!) {
        trainingClasses(
          first: 500, search: $search, public: true, status_list: [provisional, confirmed], endsAt: [{ after: $now }]
          order: [{ startsAt: ASC }]
        ) {
          edges {
            node {
              id
              courseVersion {
                course {
                  id
                }
              }
              ...classOnSaleOption_class
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    among: { now },
    emptyMessage:
      'No coming public class matches. Classes that are private, postponed, canceled or over are not searched.',
    options: ({ trainingClasses: { edges, pageInfo } }) =>
      pageOf(
        { edges: edges.filter(({ node }) => node.id !== except).toSorted(ofCourseFirst(course)), pageInfo },
        classOnSaleOption,
      ),
    chosen: graphql`
      query classesOnSaleChosenQuery($id: ID!) {
        trainingClass(id: $id) {
          ...classOnSaleOption_class
        }
      }
    `,
    chosenOption: ({ trainingClass }) => trainingClass && classOnSaleOption(trainingClass),
  };
}

type Edge = classesOnSaleSearchQuery$data['trainingClasses']['edges'][number];

/** Keeps the order of the server within the classes of the course and within the others. */
const ofCourseFirst =
  (course: string | undefined) =>
  (one: Edge, other: Edge): number =>
    rankOf(one, course) - rankOf(other, course);

const rankOf = ({ node }: Edge, course: string | undefined) => (node.courseVersion.course.id === course ? 0 : 1);
