import { type Figure, formatNumber } from '../figure.ts';
import { type Fault, type FaultKind, MANY_ROWS, SLOW_MS, SORTED_ROWS } from './explain.ts';

export interface ExplainedPlan {
  /** The statement counts a whole list. */
  counts: boolean;
  faults: readonly Fault[];
}

/** A question and the plans of its statements. */
export interface ExplainedQuestion {
  name: string;
  plans: readonly ExplainedPlan[];
}

/** The questions with faults, then the number of plans with each fault. The last line has the target. */
export function planFigures(questions: readonly ExplainedQuestion[], where: string): Figure[] {
  const plans = questions.flatMap((question) => question.plans);
  const counting = plans.filter((plan) => plan.counts);
  const reading = plans.filter((plan) => !plan.counts);
  const whole = having('whole', reading);
  const many = formatNumber(MANY_ROWS);
  return [
    ...questions.flatMap(({ name, plans: own }) =>
      own
        .filter(({ faults }) => faults.length > 0)
        .map(({ counts, faults }) => ({
          name: `  ${name}${counts ? ', counted' : ''}`,
          measured: faults.map(({ text }) => text).join('; '),
        })),
    ),
    {
      name: `Plans that sort over ${formatNumber(SORTED_ROWS)} rows, ${where}`,
      measured: String(having('sorted', reading)),
    },
    { name: `Plans that pass over ${many} rows of an index, ${where}`, measured: String(having('passed', reading)) },
    { name: `Plans that take over ${SLOW_MS} ms, ${where}`, measured: String(having('slow', reading)) },
    {
      name: `Counts that read a table of over ${many} rows whole; that take over ${SLOW_MS} ms, ${where}`,
      measured: `${having('whole', counting)}; ${having('slow', counting)} of ${formatNumber(counting.length)}`,
    },
    {
      name: `Plans that read a table of over ${many} rows whole, ${where}`,
      measured: `${whole} of ${formatNumber(reading.length)} plans (${formatNumber(questions.length)} questions)`,
      bar: '0',
      met: whole === 0,
    },
  ];
}

function having(kind: FaultKind, plans: readonly ExplainedPlan[]): number {
  return plans.filter(({ faults }) => faults.some((fault) => fault.kind === kind)).length;
}
