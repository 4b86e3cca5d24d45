import { DatabaseError } from './DatabaseError.ts';

/**
 * Explains in one sentence why a PostgreSQL server cannot be used. The sentence names the server, never the password.
 */
export function connectionProblem(url: string, cause: unknown): DatabaseError {
  return new DatabaseError(`${sentence(url, cause)} Check DATABASE_URL.`, { cause });
}

function sentence(url: string, cause: unknown): string {
  const { server, name, user } = partsOf(url);
  switch (codeOf(cause)) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL server answers at ${server}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The PostgreSQL server's name ${server} cannot be resolved.`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${server} refuses the sign-in of ${user}.`;
    case '3D000':
      return `PostgreSQL at ${server} has no database ${name}.`;
    case '57P03':
      return `PostgreSQL at ${server} is starting up or shutting down.`;
    case '53300':
      return `PostgreSQL at ${server} has no connection left.`;
    default:
      return `PostgreSQL at ${server} cannot be used (${cause instanceof Error ? cause.message : String(cause)}).`;
  }
}

function partsOf(url: string): { server: string; name: string; user: string } {
  if (!URL.canParse(url)) return { server: 'the given address', name: '', user: '' };
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return {
    server: `${host}:${searchParams.get('port') ?? (port || '5432')}`,
    name: decodeURIComponent(pathname.slice(1)) || 'of that name',
    user: decodeURIComponent(username) || 'its default user',
  };
}

function codeOf(cause: unknown): unknown {
  if (cause instanceof AggregateError) return codeOf(cause.errors[0]);
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}
