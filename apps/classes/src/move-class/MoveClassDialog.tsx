import { classMoves, type TrainingClassStatus, whyNotMoveClass } from '@console/classes-contracts';
import { ImpactList, missingLinks } from '@console/classes-web';
import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack, Text } from '@console/design-system/layout';
import { countOf } from '@console/format';
import { ReasonDialog, useSeenVersion } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type {
  MoveClassDialog_class$data,
  MoveClassDialog_class$key,
} from './__generated__/MoveClassDialog_class.graphql.ts';
import { consequences, type PlainMove, questions, stateAfter } from './classMoveTexts.ts';
import { useMoveClass } from './useMoveClass.ts';
import { useMoveImpact } from './useMoveImpact.ts';

export interface MoveClassDialogProps {
  readonly class: MoveClassDialog_class$key;
  readonly move: PlainMove;
  readonly onClose: () => void;
}

/** The confirmation before a class is moved. It shows the impact first. */
export function MoveClassDialog({ class: key, move, onClose }: MoveClassDialogProps) {
  const trainingClass = useFragment(
    graphql`
      fragment MoveClassDialog_class on TrainingClass {
        id
        version
        reference
        status
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
  const { id, reference } = trainingClass;
  const { version, judge } = useSeenVersion(trainingClass, ({ status }) =>
    whyNotMoveClass(move, { status: status as TrainingClassStatus }),
  );
  const { pending, error, move: send } = useMoveClass(move, { id, version });
  const impact = useMoveImpact(id, move, version);
  const { failure, loading, overtaken } = judge(error);
  const { label, loses, needsReason } = classMoves.moves[move];
  const Question = needsReason ? ReasonDialog : ConfirmDialog;
  return (
    <Question
      open
      title={questions[move](reference)}
      confirm={label}
      tone={loses ? 'danger' : 'normal'}
      cancel={move === 'cancel' ? 'Keep class' : 'Not yet'}
      loading={pending}
      loadingContent={loading || impact.impacts === null}
      failure={failure}
      refusedTitle={overtaken ? `${reference} has been changed` : `${reference} is not ${stateAfter[move]}`}
      onCancel={onClose}
      onConfirm={async (reason?: string) => {
        const moved = (await send(reason)) !== null;
        if (moved) onClose();
        return moved;
      }}
    >
      <Stack>
        <span>
          {consequences[move]}
          {loses && ` ${loses}`}
        </span>
        {move === 'confirm' &&
          stillMissing(trainingClass).map((hint) => (
            <Text key={hint} role="meta">
              {hint}
            </Text>
          ))}
        <ImpactList {...impact} />
      </Stack>
    </Question>
  );
}

/** What a class still lacks. It can be confirmed without it. */
function stillMissing({ trainer, deliveryFormat, sessions }: MoveClassDialog_class$data): string[] {
  const links = missingLinks(
    deliveryFormat,
    sessions.edges.map(({ node }) => node),
  );
  return [
    ...(trainer ? [] : ['No trainer yet.']),
    ...(links > 0 ? [`${countOf(links, 'session')} ${links === 1 ? 'has' : 'have'} no meeting link.`] : []),
  ];
}
