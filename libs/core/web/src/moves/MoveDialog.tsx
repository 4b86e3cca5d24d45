import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { ReasonDialog } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import type { Move } from '@console/rules';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { type ImpactHeadings, ImpactList } from './ImpactList.tsx';
import type { MovingRecord, ScreenMove } from './moveDialogs.ts';
import { type ImpactQuery, type ImpactRequest, useImpact } from './useImpact.ts';
import { type SeenVersion, useSeenVersion } from './useSeenVersion.ts';

export interface MoveDialogProps<Row extends MovingRecord, Moved> {
  readonly record: Row;
  /** The record's reference. */
  readonly name: string;
  /** The move's entry in the table, and its name there. */
  readonly rule: Pick<Move<string, never>, 'label' | 'loses' | 'needsReason'>;
  readonly move: string;
  /** How the screen asks about it. */
  readonly asked: Extract<ScreenMove<Row, never, Moved>, { readonly mutation: GraphQLTaggedNode }>;
  /** The query of the consequences. */
  readonly impact?: GraphQLTaggedNode | undefined;
  readonly headings?: ImpactHeadings | undefined;
  /** The reason why the displayed record cannot be moved now. Null when it can. */
  readonly whyNot: () => string | null;
  readonly onClose: () => void;
}

/**
 * The question before a record is moved. It says what really happens to everything that the move touches, and asks for a
 * reason when the table says so.
 */
export function MoveDialog<Row extends MovingRecord, Moved>(props: MoveDialogProps<Row, Moved>) {
  const { record, impact, whyNot } = props;
  const seen = useSeenVersion(record.version, whyNot);
  return impact ? (
    <ForeseenMove {...props} seen={seen} query={impact} />
  ) : (
    <MoveQuestion {...props} seen={seen} foreseen={null} />
  );
}

interface QuestionProps<Row extends MovingRecord, Moved> extends MoveDialogProps<Row, Moved> {
  readonly seen: SeenVersion;
}

interface ImpactOfMove extends ImpactQuery {
  readonly variables: { readonly id: string; readonly move: string };
}

function ForeseenMove<Row extends MovingRecord, Moved>({
  query,
  ...props
}: QuestionProps<Row, Moved> & { readonly query: GraphQLTaggedNode }) {
  const { record, move, seen } = props;
  const foreseen = useImpact<ImpactOfMove>(query, { id: record.id, move }, seen.version);
  return <MoveQuestion {...props} foreseen={foreseen} />;
}

/** The mutation of every move. */
interface MoveMutation<Moved> {
  readonly variables: { readonly input: { readonly id: string; readonly version: number; readonly reason?: string } };
  readonly response: { readonly moved: { readonly record: Moved | null | undefined } | null | undefined };
}

function MoveQuestion<Row extends MovingRecord, Moved>(
  props: QuestionProps<Row, Moved> & { readonly foreseen: ImpactRequest | null },
) {
  const { record, name, rule, asked, headings, seen, foreseen, onClose } = props;
  const { label, loses, needsReason } = rule;
  const { question, text, details, keep = 'Not yet', after, mutation, notice } = asked;
  const { pending, error, commit } = useConsoleMutation<MoveMutation<Moved>>(mutation, {
    success: ({ moved }) => {
      const done = `${name} is ${after}.`;
      return notice && moved?.record ? notice(moved.record, done) : { text: done };
    },
  });
  const { failure, loading, overtaken } = seen.judge(error);
  const Question = needsReason ? ReasonDialog : ConfirmDialog;
  return (
    <Question
      open
      title={question(name)}
      confirm={label}
      tone={loses ? 'danger' : 'normal'}
      cancel={keep}
      loading={pending}
      loadingContent={loading || foreseen?.impacts === null}
      failure={failure}
      refusedTitle={overtaken ? `${name} has been changed` : `${name} is not ${after}`}
      onCancel={onClose}
      onConfirm={async (reason?: string) => {
        const input = { id: record.id, version: seen.version, ...(reason && { reason }) };
        const moved = (await commit({ input })) !== null;
        if (moved) onClose();
        return moved;
      }}
    >
      <Stack>
        <span>
          {typeof text === 'string' ? text : text(record)}
          {loses && ` ${loses}`}
        </span>
        {details?.(record)}
        {foreseen && <ImpactList {...foreseen} headings={headings} />}
      </Stack>
    </Question>
  );
}
