import { type Draft, Refusal } from './Draft.ts';
import { createSource, withExport, withImport } from './insertions.ts';
import type { MutationFacts } from './mutationFiles.ts';
import { capitalised, uncapitalised, withArticle } from './names.ts';
import { ruleOf } from './writtenFields.ts';

/** Adds the input of a `create` or an `update` to the file of the record's inputs, which share their fields. */
export function addRecordInput(draft: Draft, facts: MutationFacts): void {
  const { name, record, domain } = facts;
  const contracts = `libs/${domain}/contracts`;
  const file = `${contracts}/src/${record.camel}Inputs.ts`;
  const fields = `${record.camel}Fields`;
  if (!draft.has(file)) {
    createSource(draft, contracts, `src/${record.camel}Inputs.ts`, `${fieldsOf(facts)}${inputOf(facts)}`);
  } else if (draft.read(file).includes(`export const ${fields} =`)) {
    draft.change(file, (text) => withImport(`${text}${inputOf(facts)}`, namesFor(facts), '@console/rules'));
  } else {
    throw new Refusal(
      `${file} has no ${fields}. Export the fields that its inputs share under this name, as z.object({ … }).`,
    );
  }
  draft.change(`${contracts}/src/index.ts`, (text) =>
    withExport(text, [`${name.camel}Input`, fields], `./${record.camel}Inputs.ts`),
  );
}

/** The names that an input imports from `@console/rules`, besides the rules of its fields. */
const namesFor = ({ does }: MutationFacts) => (does === 'changes' ? ['changing', 'recordSeen'] : []);

function fieldsOf(facts: MutationFacts): string {
  const { record, fields } = facts;
  const required = fields.some((field) => ruleOf(field).includes('required'));
  const names = [...namesFor(facts), ...new Set(fields.map(({ kind }) => kind)), ...(required ? ['requiredIn'] : [])];
  return `import { ${names.join(', ')} } from '@console/rules';
import * as z from 'zod/mini';
${choicesIn(facts)}${required ? '\nconst required = requiredIn.operations;\n' : ''}
/** The fields of ${withArticle(record.one)} that users can set. */
export const ${record.camel}Fields = z.object({
  ${fields.map((field) => `${field.name}: ${ruleOf(field)},`).join('\n  ')}
});
`;
}

/** Imports the values of the fields that are chosen. */
function choicesIn({ domain, fields }: MutationFacts): string {
  const lines = fields.flatMap(({ choice }) => {
    if (!choice) return [];
    const own = `./${uncapitalised(choice.enumeration)}.ts`;
    return [
      `import { ${choice.name} } from '${choice.from === `@console/${domain}-contracts` ? own : choice.from}';\n`,
    ];
  });
  return [...new Set(lines)].join('');
}

function inputOf({ name, record, node, does }: MutationFacts): string {
  const shape = `${record.camel}Fields.shape`;
  const whole =
    does === 'makes'
      ? shape
      : `{ ...recordSeen('${capitalised(record.one)}', '${node.prefix}'), ...changing(${shape}) }`;
  return `
/** The input of \`${name.camel}\`. */
export const ${name.camel}Input = z.object(${whole});
`;
}
