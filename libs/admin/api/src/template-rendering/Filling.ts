import type { Liquid } from 'liquidjs';
import { LONGEST_RESULT } from './liquid.ts';
import { tooLong } from './liquidProblem.ts';
import type { Scope } from './scope.ts';
import { Refused } from './TemplateProblem.ts';

/** The longest time for all texts of one mail, in milliseconds. */
const MOST_MS = 2_000;

/** Fills in the texts of one mail. They share its time and its length, because a design may have thousands of texts. */
export class Filling {
  readonly #scope: Scope;
  readonly #until = performance.now() + MOST_MS;
  #left = LONGEST_RESULT;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** @throws an error of Liquid, or a refusal when the mail gets too long. */
  text(liquid: Liquid, text: string): string {
    if (!text.includes('{')) return text;
    const renderLimit = Math.max(1, this.#until - performance.now());
    const filled = String(liquid.parseAndRenderSync(text, this.#scope, { renderLimit, memoryLimit: LONGEST_RESULT }));
    this.#left -= filled.length;
    if (this.#left < 0) throw new Refused(tooLong);
    return filled;
  }
}
