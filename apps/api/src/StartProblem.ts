/** The reason why the server does not start: one sentence for the operator. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
