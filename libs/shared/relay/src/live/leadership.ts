/**
 * Runs `lead` while this tab holds the lock that the browser's tabs share. Without TLS there are no locks, and every
 * tab leads.
 *
 * @param signal ends the wait for the lock, and the lead.
 * @throws the error of `lead`.
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
    // Aborting the wait is no error.
    if (!signal.aborted) throw error;
  }
}
