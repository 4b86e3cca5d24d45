import { ActionButton } from '@console/design-system/tooltip';

interface Session {
  readonly meetingLink?: string | null | undefined;
}

interface LinkForAllDaysProps<Typed extends Session> {
  readonly sessions: readonly Typed[];
  readonly onChange: (sessions: Typed[]) => void;
}

/** A button that gives every session the meeting link of the first one, because a class often has one link. */
export function LinkForAllDays<Typed extends Session>({ sessions, onChange }: LinkForAllDaysProps<Typed>) {
  if (sessions.length < 2) return null;
  const meetingLink = sessions[0]?.meetingLink;
  const same = sessions.every((session) => session.meetingLink === meetingLink);
  const refusal = same ? 'All days have this link.' : null;
  return (
    <ActionButton
      size="small"
      refusal={meetingLink ? refusal : 'Day 1 has no meeting link yet.'}
      onClick={() => onChange(sessions.map((session) => ({ ...session, meetingLink })))}
    >
      Use the link of day 1 for all days
    </ActionButton>
  );
}
