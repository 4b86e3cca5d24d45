import type { ESTree } from 'rolldown/utils';

/** Returns the text between two positions without comments, on one line. */
export type Slice = (start: number, end: number) => string;

/** The names that a statement declares, each with its declaration without bodies and values. */
export function declarationsOf(
  statement: ESTree.Statement | ESTree.Declaration | ESTree.ModuleDeclaration,
  slice: Slice,
): [name: string, text: string][] {
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return [[statement.id?.name ?? 'default', slice(statement.start, statement.body?.start ?? statement.end)]];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return [[statement.id.name, slice(statement.start, statement.end)]];
    case 'ClassDeclaration':
      return [[statement.id?.name ?? 'default', classText(statement, slice)]];
    case 'VariableDeclaration':
      return statement.declarations.flatMap((each): [string, string][] =>
        each.id.type === 'Identifier' ? [[each.id.name, `const ${variableText(each, slice)}`]] : [],
      );
    default:
      return [];
  }
}

/** A variable with its type. A function without a type shows its parameters. */
function variableText({ id, init }: ESTree.VariableDeclarator, slice: Slice): string {
  const isTyped = id.type === 'Identifier' && id.typeAnnotation;
  if (isTyped || init?.type !== 'ArrowFunctionExpression') return slice(id.start, id.end);
  return slice(id.start, init.body.start).replace(/ ?\($/, '');
}

function classText({ start, body }: ESTree.Class, slice: Slice): string {
  const members = body.body.flatMap((member): string[] => {
    if (!('key' in member) || member.key.type === 'PrivateIdentifier' || member.accessibility === 'private') return [];
    const value = 'value' in member ? member.value : null;
    const isFunction = value?.type === 'FunctionExpression' || value?.type === 'ArrowFunctionExpression';
    const end = isFunction ? (value.body?.start ?? member.end) : (value?.start ?? member.end);
    return [slice(member.start, end).replace(/\s*[=;]$/, '')];
  });
  return `${slice(start, body.start)} { ${members.join('; ')} }`;
}
