import { missingLinks } from '@console/classes-web';
import { Text } from '@console/design-system/layout';
import { countOf } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { StillMissing_class$key } from './__generated__/StillMissing_class.graphql.ts';

/** What a class still lacks. It can be confirmed without it. */
export function StillMissing({ class: key }: { class: StillMissing_class$key }) {
  const { trainer, deliveryFormat, sessions } = useFragment(
    graphql`
      fragment StillMissing_class on TrainingClass {
        deliveryFormat
        trainer {
          id
        }
        sessions(first: 50) {
          edges {
            node {
              meetingLink
            }
          }
        }
      }
    `,
    key,
  );
  const links = missingLinks(
    deliveryFormat,
    sessions.edges.map(({ node }) => node),
  );
  return (
    <>
      {!trainer && <Text role="meta">No trainer yet.</Text>}
      {links > 0 && (
        <Text role="meta">{`${countOf(links, 'session')} ${links === 1 ? 'has' : 'have'} no meeting link.`}</Text>
      )}
    </>
  );
}
