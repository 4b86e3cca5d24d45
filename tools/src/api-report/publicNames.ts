import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { declarationsOf } from './declarationsOf.ts';

/** A module's declarations, and those of them that it exports. A function has one for each overload. */
interface Module {
  readonly declared: ReadonlyMap<string, readonly string[]>;
  readonly exported: ReadonlyMap<string, readonly string[]>;
}

/**
 * The exports of a TypeScript file in alphabetical order, with their declarations. A name that the file passes on from its
 * package has the declaration there.
 */
export function publicNames(file: string): readonly (readonly [name: string, declarations: readonly string[]])[] {
  return [...readModule(file).exported].sort(([one], [other]) => (one < other ? -1 : 1));
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);

  function slice(start: number, end: number): string {
    const within = comments.filter((comment) => comment.start >= start && comment.end <= end);
    const from = [start, ...within.map((comment) => comment.end)];
    const to = [...within.map((comment) => comment.start), end];
    const parts = from.map((at, index) => text.slice(at, to[index]));
    return parts.join('').replace(/\s+/g, ' ').trim();
  }

  const declared = new Map<string, string[]>();
  for (const statement of program.body) {
    const own = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    for (const [name, declaration] of declarationsOf(own, slice)) {
      declared.set(name, [...(declared.get(name) ?? []), declaration]);
    }
  }

  const exported = new Map<string, readonly string[]>();
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') exported.set('default', ['default']);
    if (statement.type === 'ExportAllDeclaration') {
      const from = statement.source.value;
      const alias = statement.exported && nameOf(statement.exported);
      if (alias) exported.set(alias, [`* from ${from}`]);
      else if (isRelative(from))
        for (const [name, own] of readModule(beside(file, from)).exported) exported.set(name, own);
      else exported.set(from, [`* from ${from}`]);
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration, source, specifiers } = statement;
    if (declaration)
      for (const [name] of declarationsOf(declaration, slice)) exported.set(name, declared.get(name) ?? []);
    for (const specifier of specifiers) {
      const local = nameOf(specifier.local);
      const from = source?.value;
      const known =
        from === undefined ? declared : isRelative(from) ? readModule(beside(file, from)).exported : undefined;
      exported.set(
        nameOf(specifier.exported),
        known?.get(local) ?? [from === undefined ? local : `${local} from ${from}`],
      );
    }
  }
  return { declared, exported };
}

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

const beside = (file: string, specifier: string): string => join(dirname(file), specifier);

type Name = { readonly name: string } | { readonly value: string };

const nameOf = (name: Name): string => ('name' in name ? name.name : name.value);
