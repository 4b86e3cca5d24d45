import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

const file = join(workspaceRoot, 'node_modules/.console-test-times.json');

/** How long the parts of a run took: test files, journeys and stages. A fresh clone knows none. */
export class PartTimes {
  readonly #before: Readonly<Record<string, number>>;
  readonly #now: Record<string, number> = {};

  constructor(before: Readonly<Record<string, number>>) {
    this.#before = before;
  }

  add(part: string, ms: number): void {
    this.#now[part] = Math.round(ms);
  }

  /** Returns how long a part took in an earlier run, in ms. */
  earlier(part: string): number | undefined {
    return this.#before[part];
  }

  /**
   * Returns how many ms these parts take one after another, as far as their times are known. The speed of this run counts: when parts take
   * twice as long as before, so will the rest. Undefined when nothing is known yet.
   *
   * @param finished the parts of the same kind that this run has finished.
   */
  expected(parts: readonly string[], finished: readonly string[]): number | undefined {
    const done = finished.map((part) => [part, this.#now[part] ?? 0] as const);
    const known = done.filter(([part]) => part in this.#before);
    const speed =
      known.length === 0
        ? 1
        : sum(known.map(([, ms]) => ms)) / (sum(known.map(([part]) => this.earlier(part) ?? 0)) || 1);
    const mean = done.length === 0 ? undefined : sum(done.map(([, ms]) => ms)) / done.length;
    const each = parts.map((part) => {
      const earlier = this.earlier(part);
      return earlier === undefined ? mean : earlier * speed;
    });
    return each.includes(undefined) ? undefined : sum(each.map((ms = 0) => ms));
  }

  all(): Record<string, number> {
    return { ...this.#before, ...this.#now };
  }
}

/** Reads the times of earlier runs in this clone. */
export function readPartTimes(): PartTimes {
  try {
    return new PartTimes(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No run has finished in this clone yet.
    return new PartTimes({});
  }
}

export function savePartTimes(times: PartTimes): void {
  writeFileSync(file, JSON.stringify(times.all()));
}

/** Returns a time for a reader: `4 min`, `35 s`. */
export function minutes(ms: number): string {
  return ms < 60_000 ? `${Math.ceil(ms / 1_000)} s` : `${Math.round(ms / 60_000)} min`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
