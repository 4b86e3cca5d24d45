/** A problem that a check found: one sentence with the file and the remedy. */
export type Problem = string;

/** A rule of the workspace that holds for every commit. `run` gets the workspace's root and returns the problems. */
export type Check = {
  name: string;
  run: (root: string) => Problem[] | Promise<Problem[]>;
};

/** Runs a check. A check that cannot finish counts as a problem. */
export async function problemsOf({ run }: Check, root: string): Promise<Problem[]> {
  try {
    return await run(root);
  } catch (error) {
    return [`The check could not finish: ${error instanceof Error ? error.message : String(error)}`];
  }
}
