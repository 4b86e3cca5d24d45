/**
 * Does something while this tab is the leading one: while it holds the lock that the tabs of a browser share. Where there are no locks, as without TLS,
 * every tab leads itself.
 *
 * @param signal ends the wait, or the lead.
 */
export async function whileLeading(
  locks: LockManager | undefined,
  name: string,
  signal: AbortSignal,
  lead: () => Promise<void>,
): Promise<void> {
  if (!locks) return lead();
  try {
    await locks.request(name, { signal }, lead);
  } catch (error) {
    // Given up while it was waiting; anything else is a fault of ours.
    if (!signal.aborted) throw error;
  }
}
