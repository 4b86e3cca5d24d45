/** What the specifications promise of the API and it does not have yet. Only take lines away. */
export const notYet: readonly string[] = [];
