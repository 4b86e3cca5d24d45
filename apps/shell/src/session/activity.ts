/** What the user does, in any tab. The code that watches it is loaded after a while and takes the place of this. */
export const activity = {
  /** Whether nobody has done anything for a minute, so that what this tab asks for is asked by itself. */
  isIdle: (): boolean => false,
};
