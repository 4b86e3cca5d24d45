/** What the specifications promise and the console does not have yet. Only take lines away. */
export const notYet: Readonly<Record<'routes' | 'navigation', readonly string[]>> = {
  routes: [],
  navigation: [],
};
