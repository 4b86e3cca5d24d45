const statement = /^(?:import|export)\s+(?!type\b)([^'"`;]*?)\s*from\s*['"]([^'"]+)['"]/gm;

/** The names that a module's source imports at run time: `*` for a namespace, `default` for a default import. */
export function importedNames(source: string): { from: string; names: string[] }[] {
  return [...source.matchAll(statement)].map(([, clause = '', from = '']) => ({ from, names: namesOf(clause) }));
}

function namesOf(clause: string): string[] {
  const braces = /{([^}]*)}/.exec(clause)?.[1] ?? '';
  const listed = braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);
  const before = clause
    .replace(/{[^}]*}/, '')
    .replaceAll(',', ' ')
    .trim();
  if (before.startsWith('*')) return ['*'];
  return before === '' ? listed : ['default', ...listed];
}
