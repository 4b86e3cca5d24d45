import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { ReasonDialog } from '@console/forms';
import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import type { Move } from '@console/rules';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { type ImpactHeadings, ImpactList } from './ImpactList.tsx';
import type { MovingRecord, ScreenMove } from './moveDialogs.ts';
import { type ImpactQuery, type ImpactRequest, useImpact } from './useImpact.ts';
import { type Judged, useSeenVersion } from './useSeenVersion.ts';

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
  const { record, name, asked, impact, whyNot } = props;
  const { after, mutation, notice } = asked;
  const { version, judge } = useSeenVersion(record.version, whyNot);
  const write = useConsoleMutation<MoveMutation<Moved>>(mutation, {
    success: ({ moved }) => {
      const done = `${name} is ${after}.`;
      return notice && moved?.record ? notice(moved.record, done) : { text: done };
    },
  });
  // `judge` may set the state of this component, so it is called here and not in a component below.
  const question = { ...props, ...judge(write.error), version, write };
  return impact ? <ForeseenMove {...question} query={impact} /> : <MoveQuestion {...question} foreseen={null} />;
}

/** The mutation of every move. */
interface MoveMutation<Moved> {
  readonly variables: { readonly input: { readonly id: string; readonly version: number; readonly reason?: string } };
  readonly response: { readonly moved: { readonly record: Moved | null | undefined } | null | undefined };
}

interface QuestionProps<Row extends MovingRecord, Moved> extends MoveDialogProps<Row, Moved>, Judged {
  /** The version that the question is about. */
  readonly version: number;
  readonly write: ConsoleMutation<MoveMutation<Moved>>;
}

interface ImpactOfMove extends ImpactQuery {
  readonly variables: { readonly id: string; readonly move: string };
}

function ForeseenMove<Row extends MovingRecord, Moved>({
  query,
  ...props
}: QuestionProps<Row, Moved> & { readonly query: GraphQLTaggedNode }) {
  const { record, move, version } = props;
  const foreseen = useImpact<ImpactOfMove>(query, { id: record.id, move }, version);
  return <MoveQuestion {...props} foreseen={foreseen} />;
}

function MoveQuestion<Row extends MovingRecord, Moved>(
  props: QuestionProps<Row, Moved> & { readonly foreseen: ImpactRequest | null },
) {
  const { record, name, rule, asked, headings, version, write, foreseen, onClose } = props;
  const { failure, loading, overtaken } = props;
  const { label, loses, needsReason } = rule;
  const { question, text, details, keep = 'Not yet', after } = asked;
  const Question = needsReason ? ReasonDialog : ConfirmDialog;
  return (
    <Question
      open
      title={question(name)}
      confirm={label}
      tone={loses ? 'danger' : 'normal'}
      cancel={keep}
      loading={write.pending}
      loadingContent={loading || foreseen?.impacts === null}
      failure={failure}
      refusedTitle={overtaken ? `${name} has been changed` : `${name} is not ${after}`}
      onCancel={onClose}
      onConfirm={async (reason?: string) => {
        const input = { id: record.id, version, ...(reason && { reason }) };
        const moved = (await write.commit({ input })) !== null;
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
