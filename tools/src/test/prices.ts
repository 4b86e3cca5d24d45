import type { TestResult } from '../reporters/messages.ts';

/** What a kind of addition costs each run. */
interface Kind {
  one: string;
  many: string;
  barMs: number;
  /** The addition that a test belongs to. Undefined when the test is of another kind. */
  of(test: TestResult): string | undefined;
}

const kinds: readonly Kind[] = [
  {
    one: 'mutation’s cases',
    many: 'mutations',
    barMs: 1_000,
    of: ({ file, suites }) =>
      /^apps\/api\/src\/(?:mutations\/|chaos\/worstInputs)/.test(file) ? suites[1] : undefined,
  },
  {
    one: 'list',
    many: 'lists',
    barMs: 1_000,
    of: ({ file, title }) => (file.startsWith('apps/api/src/database/indexes.') ? title.split(' ')[0] : undefined),
  },
  {
    one: 'screen’s test file',
    many: 'test files of screens',
    barMs: 3_000,
    of: ({ file }) => (/^apps\/(?!api\/|shell\/).*\.test\.tsx$/.test(file) ? file : undefined),
  },
  {
    one: 'journey',
    many: 'journeys',
    barMs: 5_000,
    of: ({ file, suites, title }) => (file.startsWith('e2e/') ? [file, ...suites, title].join(' › ') : undefined),
  },
];

const shownAtMost = 5;

/**
 * Returns what each kind of addition costs: how many there are, their mean, and the dearest beyond the bar. The times are those of this run,
 * so a busy machine makes them longer. They are printed and never asserted.
 */
export function priceLines(tests: readonly TestResult[]): string[] {
  return kinds.flatMap((kind) => {
    const costs = new Map<string, number>();
    for (const test of tests) {
      const name = kind.of(test);
      if (name !== undefined) costs.set(name, (costs.get(name) ?? 0) + test.ms);
    }
    return costs.size === 0 ? [] : linesOf(kind, costs);
  });
}

function linesOf({ one, many, barMs }: Kind, costs: ReadonlyMap<string, number>): string[] {
  const all = [...costs].sort(([, a], [, b]) => b - a);
  const mean = all.reduce((sum, [, ms]) => sum + ms, 0) / all.length;
  const beyond = all.filter(([, ms]) => ms > barMs);
  const head = `price of a ${one}: ${seconds(mean)} on average (${all.length} ${many}, ${beyond.length} beyond ${barMs / 1_000} s)`;
  return [head, ...beyond.slice(0, shownAtMost).map(([name, ms]) => `  ${seconds(ms)} ${name}`)];
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
