/** The build failed. The message contains the tools' output. */
export class BuildError extends Error {
  override name = 'BuildError';
}
