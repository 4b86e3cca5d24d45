import {
  type QuestionnaireAnswer,
  type QuestionnaireAnswers,
  type QuestionnaireQuestion,
  validateAnswers,
} from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { Row, Stack } from '@console/design-system/layout';
import { type FormEvent, useRef, useState } from 'react';
import { QuestionField } from './QuestionField.tsx';

export interface QuestionnaireProps {
  readonly questions: readonly QuestionnaireQuestion[];
  /** The answers to begin with. */
  readonly answers?: QuestionnaireAnswers;
  /** The text of the button that ends the questionnaire. */
  readonly submit?: string;
  /** Called with answers that keep every rule. */
  readonly onContinue: (answers: QuestionnaireAnswers) => void;
}

/**
 * A questionnaire to fill in (O§3). Rules are checked when it is continued, and from then on with each change. The
 * first invalid answer gets the focus.
 */
export function Questionnaire({ questions, answers: saved = {}, submit = 'Continue', onContinue }: QuestionnaireProps) {
  const [answers, setAnswers] = useState(saved);
  const [judged, setJudged] = useState(false);
  const parts = useRef(new Map<string, HTMLElement>());
  const problems = judged ? validateAnswers(questions, answers) : [];

  function submitAnswers(event: FormEvent) {
    event.preventDefault();
    const [first] = validateAnswers(questions, answers);
    setJudged(true);
    if (!first) onContinue(answers);
    else controlAt(parts.current.get(first.question), first.row ?? 0)?.focus();
  }

  const change = (id: string, answer: QuestionnaireAnswer) => setAnswers((before) => ({ ...before, [id]: answer }));
  return (
    <form noValidate onSubmit={submitAnswers}>
      <Stack gap="l">
        {questions.map((question) => (
          <div
            key={question.id}
            ref={(element) => {
              if (element) parts.current.set(question.id, element);
            }}
          >
            <QuestionField
              question={question}
              answer={answers[question.id]}
              problems={problems.filter((problem) => problem.question === question.id)}
              onChange={(answer) => change(question.id, answer)}
            />
          </div>
        ))}
        <Row>
          <Button type="submit" appearance="primary">
            {submit}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** The first control of a row of a question: of a matrix in that table row, otherwise the control with that index. */
function controlAt(part: HTMLElement | undefined, row: number): HTMLElement | null {
  const tableRow = part?.querySelectorAll('tbody tr')[row];
  if (tableRow) return tableRow.querySelector('input');
  const controls = part?.querySelectorAll<HTMLElement>('input:not([type=radio]), textarea') ?? [];
  return controls[row] ?? part?.querySelector('input') ?? null;
}
