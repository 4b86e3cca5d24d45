/** Why the server does not start, in one sentence for whoever started it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
