import { graphql, useFragment } from 'react-relay';
import type {
  useClassPlaces_class$data,
  useClassPlaces_class$key,
} from './__generated__/useClassPlaces_class.graphql.ts';

export type ClassPlaces = useClassPlaces_class$data['places'];
export type Place = ClassPlaces['edges'][number]['node']['seats']['edges'][number]['node'];

/**
 * Reads the seats of a class with their delegates. A delegate has the same seat on every day, so only the first day's query asks for them.
 */
export function useClassPlaces(key: useClassPlaces_class$key): ClassPlaces;
export function useClassPlaces(key: useClassPlaces_class$key | null): ClassPlaces | null;
export function useClassPlaces(key: useClassPlaces_class$key | null): ClassPlaces | null {
  const data = useFragment<useClassPlaces_class$key>(
    graphql`
      fragment useClassPlaces_class on TrainingClass {
        places: sessions(first: 1) {
          edges {
            node {
              seats(first: 500) {
                edges {
                  node {
                    seatNumber
                    ...DelegateButton_seat
                    trainingSeatReservation {
                      id
                      bookingItem {
                        id
                        title
                        booking {
                          id
                          reference
                          customer {
                            name
                          }
                        }
                      }
                      attendee {
                        id
                        version
                        givenName
                        familyName
                        email
                        ...DelegateName_attendee
                        preCourseQuestionaireAnswer {
                          id
                          questionaire {
                            id
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  return data?.places ?? null;
}

export const placesOf = ({ edges }: ClassPlaces): readonly Place[] =>
  edges.flatMap(({ node }) => node.seats.edges.map((edge) => edge.node));
