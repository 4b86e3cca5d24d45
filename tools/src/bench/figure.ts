/** One line of the bench's table. */
export interface Figure {
  name: string;
  /** The text in the table, with its unit. */
  measured: string;
  /** The target (architecture §6), as text. Missing for a figure that is only reported. */
  bar?: string;
  met?: boolean;
}

/** A figure that must not exceed its target. */
export function atMost(name: string, value: number, bar: number, unit: string, note = ''): Figure {
  const print = (number: number) => `${formatNumber(number)} ${unit}`;
  return { name, measured: print(value) + (note && ` (${note})`), bar: `≤ ${print(bar)}`, met: value <= bar };
}

export function reported(name: string, value: number, unit: string, note = ''): Figure {
  return { name, measured: `${formatNumber(value)} ${unit}${note && ` (${note})`}` };
}

export function formatNumber(value: number): string {
  const digits = Math.abs(value) < 10 && !Number.isInteger(value) ? 1 : 0;
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The figures as one table. Target and verdict are the last columns. */
export function printTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, measured, bar, met }) => [
    name,
    measured,
    bar ?? '–',
    met === undefined ? 'n.a.' : met ? 'met' : 'NOT MET',
  ]);
  const heads = ['Figure', 'Measured', 'Target', 'Verdict'];
  const widths = heads.map((head, column) => Math.max(...[head, ...rows.map((row) => row[column] ?? '')].map(length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - length(cell))).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

const length = (text: string): number => [...text].length;
