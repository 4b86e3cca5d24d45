import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { analyse } from 'scslre';
import type { Check } from './check.ts';
import { committedFiles } from './committedFiles.ts';

/** The code that runs on the server, and so reads texts of strangers. */
const sources =
  /^(?:apps\/api|libs\/[\w-]+\/(?:api|contracts)|libs\/shared\/(?:api-kit|format|platform|releases|rules))\/src\/(?!testing\/|cases\/).*(?<!\.test)\.tsx?$/;

/** One request with a slow pattern can keep the server busy for seconds. */
export const quickPatterns: Check = {
  name: 'on the server every regular expression takes linear time',
  run: (root) =>
    committedFiles(root)
      .filter((file) => sources.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return slowPatterns(file, text).map(({ start, pattern, repeated }) => {
          const line = text.slice(0, start).split('\n').length;
          return `${file}:${line}: ${pattern} takes quadratic time or more when ${repeated} repeats. Anchor it, or use methods of String.`;
        });
      }),
};

function slowPatterns(file: string, text: string) {
  const slow: { start: number; pattern: string; repeated: string }[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      const [report] = analyse({ source, flags }).reports;
      if (report) {
        const repeated = JSON.stringify(report.character.pick);
        slow.push({ start: node.start, pattern: `/${source}/${flags}`, repeated });
      }
    },
  }).visit(parseSync(file, text).program);
  return slow;
}
