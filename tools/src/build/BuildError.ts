/** The build failed; the message holds what the tools printed. */
export class BuildError extends Error {
  override name = 'BuildError';
}
