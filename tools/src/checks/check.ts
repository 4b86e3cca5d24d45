/** What a check found wrong: one sentence each, naming the file and what to do about it. */
export type Problem = string;

/** A rule of the workspace that holds for every commit. `run` gets the workspace's root and answers what breaks it. */
export type Check = {
  name: string;
  run: (root: string) => Problem[] | Promise<Problem[]>;
};

/** Runs a check; one that cannot finish has found a problem, too. */
export async function problemsOf({ run }: Check, root: string): Promise<Problem[]> {
  try {
    return await run(root);
  } catch (error) {
    return [`The check could not finish: ${error instanceof Error ? error.message : String(error)}`];
  }
}
