import {
  type AnswerProblem,
  type AnswersPart,
  answerOf,
  linesOf,
  otherChoice,
  type QuestionnaireQuestion,
  validateAnswers,
} from '@console/classes-contracts';
import { Field, Input } from '@console/design-system/field';
import { RadioGroup, RadioMatrix, TextArea } from '@console/design-system/inputs';
import { Stack } from '@console/design-system/layout';
import { type ConsoleForm, type FormField, useFormField } from '@console/forms';
import { answerLines } from './answerLines.ts';

export interface QuestionFieldProps {
  readonly form: ConsoleForm<AnswersPart>;
  readonly question: QuestionnaireQuestion;
}

/** What each kind of control needs. */
interface ControlProps {
  readonly question: QuestionnaireQuestion;
  /** The answer, as `valuesOf` gives it. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** Call it when the focus leaves a text. */
  readonly onLeave: () => void;
  /** The properties of the field around the question. */
  readonly fieldProps: FormField['fieldProps'];
  /** The message of a row or line. */
  readonly errorOf: (row: number) => string | undefined;
}

/** The field of one question, with the control of its family and subtype (O§3). The first heading is the label, the others are the hint. */
export function QuestionField({ form, question }: QuestionFieldProps) {
  const { family, subtype, headings } = question;
  const hint = headings.length > 1 ? headings.slice(1).join(' ') : undefined;
  const field = useFormField({ form, name: `answers.${question.id}`, hint }, (theirs) =>
    answerLines(question, answerOf(question, textsIn(theirs))).join('; '),
  );
  const values = textsIn(field.value);
  const problems = problemsOf(question, values, field.fieldProps.error);
  const messageAt = (at: number | null) => problems.find(({ row }) => row === at)?.message;
  const props: ControlProps = {
    question,
    values,
    onChange: field.set,
    onLeave: field.leave,
    fieldProps: { ...field.fieldProps, error: messageAt(null) },
    errorOf: messageAt,
  };
  if (family === 'matrix') return <MatrixSingle {...props} />;
  if (family === 'single_choice') return <HorizontalChoice {...props} />;
  return subtype === 'multi' ? <OpenMultiple {...props} /> : <OpenSingle {...props} />;
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** The problems of an answer whose field has an error, also at its rows. An error that no rule explains is the server's. */
function problemsOf(
  question: QuestionnaireQuestion,
  values: readonly string[],
  error: string | undefined,
): readonly AnswerProblem[] {
  if (error === undefined) return [];
  const found = validateAnswers([question], { [question.id]: answerOf(question, values) });
  return found.length > 0 ? found : [{ question: question.id, row: null, message: error }];
}

function MatrixSingle({ question, values, onChange, fieldProps, errorOf }: ControlProps) {
  return (
    <Field {...fieldProps} group>
      <RadioMatrix
        label={fieldProps.label}
        options={optionsOf(question)}
        invalid={fieldProps.error !== undefined}
        rows={question.rows.map(({ text, rules }, row) => ({
          label: text,
          value: values[row] ?? '',
          required: rules.required,
          error: errorOf(row),
        }))}
        onChange={(row, value) => onChange(values.with(row, value))}
      />
    </Field>
  );
}

/** The lines of an empty text area (O§9). */
const textAreaLines = 5;

function OpenSingle({ values: [text = ''], onChange, onLeave, fieldProps }: ControlProps) {
  return (
    <Field {...fieldProps}>
      <TextArea value={text} onChange={(next) => onChange([next])} onBlur={onLeave} lines={textAreaLines} />
    </Field>
  );
}

function OpenMultiple({ question, values, onChange, fieldProps, errorOf }: ControlProps) {
  return (
    <Field {...fieldProps} group>
      <Stack>
        {Array.from({ length: linesOf(question) }, (_, line) => {
          const { text: label = `Line ${line + 1}`, rules } = question.rows[line] ?? {};
          return (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
              key={line}
              label={label}
              labelHidden={rules === undefined}
              required={rules?.required ?? false}
              error={errorOf(line)}
            >
              <Input
                value={values[line] ?? ''}
                // The group's message marks its lines, so that the first of them gets the focus.
                aria-invalid={fieldProps.error !== undefined || undefined}
                onChange={(next) => onChange(values.with(line, next))}
              />
            </Field>
          );
        })}
      </Stack>
    </Field>
  );
}

function HorizontalChoice({ question, values, onChange, onLeave, fieldProps }: ControlProps) {
  const [chosen = '', other = ''] = values;
  const [free] = question.others;
  const writes = free !== undefined && chosen === otherChoice;
  const options = free ? [...optionsOf(question), { value: otherChoice, label: free.text }] : optionsOf(question);
  return (
    <Stack>
      <Field {...fieldProps} error={writes ? undefined : fieldProps.error}>
        <RadioGroup options={options} value={chosen} onChange={(value) => onChange([value, other])} />
      </Field>
      {writes && (
        <Field label={free.text} required error={fieldProps.error}>
          <Input value={other} onChange={(next) => onChange([chosen, next])} onBlur={onLeave} />
        </Field>
      )}
    </Stack>
  );
}

const optionsOf = ({ choices }: QuestionnaireQuestion) => choices.map(({ text, value }) => ({ value, label: text }));
