/** The local storage key of a user's recent records. */
export const recentKey = (userId: string): string => `console.recent ${userId}`;

/**
 * Deletes a user's recent records when they sign out. It has a file of its own, because the other functions for recent records
 * are loaded later.
 */
export function forgetRecent(userId: string): void {
  try {
    localStorage.removeItem(recentKey(userId));
  } catch {
    // The browser keeps no records, so there is nothing to delete.
  }
}
