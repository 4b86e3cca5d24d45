/** A problem with the releases folder or with a build. The message says what somebody has to repair. Nothing has changed. */
export class ReleaseProblem extends Error {
  override name = 'ReleaseProblem';
}

/** The gate has refused a release or a rollback. Nothing has changed. */
export class ReleaseRefused extends ReleaseProblem {
  override name = 'ReleaseRefused';
  /** One sentence for each reason. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** Turns a failed read or write of the releases folder into a message for the person who releases. */
export function inWords(error: unknown, dir: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new ReleaseProblem(`There is no room left in ${dir}; nothing was changed.`, { cause: error });
  if (['EACCES', 'EPERM', 'EROFS', 'EIO'].includes(code))
    return new ReleaseProblem(`${dir} cannot be used (${code}); nothing was changed.`, { cause: error });
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new ReleaseProblem(`${dir} cannot be used as the releases folder: a file is in the way.`, { cause: error });
  return error;
}
