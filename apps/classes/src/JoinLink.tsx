import { deliveryParts } from '@console/classes-contracts';
import { Button, ExternalLinkButton, isWebAddress } from '@console/design-system/button';
import { VideoIcon } from '@console/design-system/icons';
import { graphql, useFragment } from 'react-relay';
import type { JoinLink_session$key } from './__generated__/JoinLink_session.graphql.ts';

/**
 * The link to a session's meeting. Without one, a virtual session has the disabled 'Missing Meeting Link' (O§2, O§8), and
 * any other session nothing.
 */
export function JoinLink({ session: key }: { session: JoinLink_session$key }) {
  const { meetingLink, trainingClass } = useFragment(
    graphql`
      fragment JoinLink_session on TrainingSession {
        meetingLink
        trainingClass {
          title
          deliveryFormat
        }
      }
    `,
    key,
  );
  if (!deliveryParts(trainingClass).meetingLink) return null;
  if (!meetingLink || !isWebAddress(meetingLink)) {
    if (trainingClass.deliveryFormat !== 'virtual') return null;
    return (
      <Button size="small" dashed disabled>
        Missing Meeting Link
      </Button>
    );
  }
  return (
    <ExternalLinkButton
      size="small"
      href={meetingLink}
      icon={<VideoIcon size={16} />}
      aria-label={`Join ${trainingClass.title}`}
    >
      Join
    </ExternalLinkButton>
  );
}
