interface Session {
  readonly meetingLink?: string | null | undefined;
}

/** The number of sessions without a meeting link. 0 for a class that is not virtual. */
export function missingLinks(deliveryFormat: string, sessions: readonly Session[]): number {
  return deliveryFormat === 'virtual' ? sessions.filter(({ meetingLink }) => !meetingLink).length : 0;
}
