import {
  type AnswerProblem,
  labelOf,
  linesOf,
  otherChoice,
  type QuestionnaireAnswer,
  type QuestionnaireQuestion,
  rowsOf,
  textOf,
  textsOf,
} from '@console/classes-contracts';
import { Field, Input } from '@console/design-system/field';
import { RadioGroup, RadioMatrix, TextArea } from '@console/design-system/inputs';
import { Stack } from '@console/design-system/layout';

export interface QuestionFieldProps {
  readonly question: QuestionnaireQuestion;
  readonly answer: QuestionnaireAnswer | undefined;
  /** The problems of this question and its rows. */
  readonly problems: readonly AnswerProblem[];
  readonly onChange: (answer: QuestionnaireAnswer) => void;
}

/** The control of one question, by its family and subtype (O§3). */
export function QuestionField(props: QuestionFieldProps) {
  const { family, subtype } = props.question;
  if (family === 'matrix') return <MatrixSingle {...props} />;
  if (family === 'single_choice') return <HorizontalChoice {...props} />;
  return subtype === 'multi' ? <OpenMultiple {...props} /> : <OpenSingle {...props} />;
}

/** The properties of the field around a question: its first heading is the label, the others are the hint. */
function fieldOf({ question, problems }: QuestionFieldProps) {
  const { headings, rules } = question;
  return {
    label: labelOf(question),
    required: rules.required,
    hint: headings.length > 1 ? headings.slice(1).join(' ') : undefined,
    error: messageAt(problems, null),
  };
}

const messageAt = (problems: readonly AnswerProblem[], at: number | null): string | undefined =>
  problems.find(({ row }) => row === at)?.message;

function MatrixSingle(props: QuestionFieldProps) {
  const { question, answer, problems, onChange } = props;
  const chosen = rowsOf(answer);
  return (
    <Field {...fieldOf(props)} group>
      <RadioMatrix
        label={labelOf(question)}
        options={optionsOf(question)}
        rows={question.rows.map(({ text, rules }, row) => ({
          label: text,
          value: chosen[row] ?? '',
          required: rules.required,
          error: messageAt(problems, row),
        }))}
        onChange={(row, value) => onChange({ value: { ...chosen, [row]: value } })}
      />
    </Field>
  );
}

function OpenSingle(props: QuestionFieldProps) {
  return (
    <Field {...fieldOf(props)}>
      <TextArea value={textOf(props.answer)} onChange={(value) => props.onChange({ value })} />
    </Field>
  );
}

function OpenMultiple(props: QuestionFieldProps) {
  const { question, answer, problems, onChange } = props;
  const texts = textsOf(answer);
  const lines = Array.from({ length: linesOf(question) }, (_, line) => texts[line] ?? '');
  return (
    <Field {...fieldOf(props)} group>
      <Stack>
        {lines.map((text, line) => {
          const { text: label = `Line ${line + 1}`, rules } = question.rows[line] ?? {};
          return (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
              key={line}
              label={label}
              labelHidden={rules === undefined}
              required={rules?.required ?? false}
              error={messageAt(problems, line)}
            >
              <Input value={text} onChange={(next) => onChange({ value: lines.with(line, next) })} />
            </Field>
          );
        })}
      </Stack>
    </Field>
  );
}

function HorizontalChoice(props: QuestionFieldProps) {
  const { question, answer, problems, onChange } = props;
  const [free] = question.others;
  const chosen = textOf(answer);
  const writes = free !== undefined && chosen === otherChoice;
  const { error, ...field } = fieldOf(props);
  const options = free ? [...optionsOf(question), { value: otherChoice, label: free.text }] : optionsOf(question);
  return (
    <Stack>
      <Field {...field} error={writes ? undefined : error}>
        <RadioGroup
          options={options}
          value={chosen}
          onChange={(value) => onChange({ value, ...(value === otherChoice && { other: answer?.other ?? '' }) })}
        />
      </Field>
      {writes && (
        <Field label={free.text} required error={messageAt(problems, null)}>
          <Input value={answer?.other ?? ''} onChange={(other) => onChange({ value: otherChoice, other })} />
        </Field>
      )}
    </Stack>
  );
}

const optionsOf = ({ choices }: QuestionnaireQuestion) => choices.map(({ text, value }) => ({ value, label: text }));
