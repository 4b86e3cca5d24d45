/** Where the browser keeps what a person has looked at. */
export const recentKey = (userId: string): string => `console.recent ${userId}`;

/** For somebody who signs out on purpose: the next person at this browser is not shown what they looked at. */
export function forgetRecent(userId: string): void {
  try {
    localStorage.removeItem(recentKey(userId));
  } catch {
    // Then there is nothing to forget.
  }
}
