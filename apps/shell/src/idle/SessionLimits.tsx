import { ConfirmDialog } from '@console/design-system/dialog';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { activity } from '../session/activity.ts';
import { type AuthError, authError } from '../session/sessionStore.ts';
import { readClaims } from '../session/token.ts';
import { SessionWatch, type Warning } from './SessionWatch.ts';

export interface SessionLimitsProps {
  /** When the console started, in milliseconds since 1970. */
  readonly since: number;
  /** How long a session may be unused. 0: for ever. */
  readonly idleMinutes: number;
  readonly token: string;
  /** Asks the server for something, so that it knows that the session is used. */
  readonly tellServer: () => void;
  /** Ends the session, with an error for the sign-in page. What was typed is kept for the same user. */
  readonly onEnd: (error?: AuthError) => void;
  /** Signs out, as from the user's menu. */
  readonly onSignOut: () => void;
}

const UNUSED = 'You were signed out because nothing was done here for a while. Please sign in again.';

/** Warns two minutes before the session ends, and ends it when nobody has done anything in any tab. */
export function SessionLimits({ since, idleMinutes, token, tellServer, onEnd, onSignOut }: SessionLimitsProps) {
  const [watch] = useState(
    () =>
      new SessionWatch({
        since,
        idleMs: idleMinutes > 0 ? idleMinutes * 60_000 : null,
        endsAt: (readClaims(token)?.exp ?? Number.POSITIVE_INFINITY) * 1000,
        tellServer,
        onUnused: () => onEnd(authError('auth.error.session_expired', UNUSED)),
      }),
  );
  const warning = useSyncExternalStore(watch.subscribe, watch.get);
  useEffect(() => watch.start(), [watch]);
  useEffect(() => {
    const before = activity.isIdle;
    activity.isIdle = watch.isIdle;
    return () => {
      activity.isIdle = before;
    };
  }, [watch]);
  if (!warning) return null;
  if (warning.kind === 'unused') {
    return (
      <ConfirmDialog
        open
        title="Are you still there?"
        confirm="Sign out"
        tone="discard"
        cancel="Stay signed in"
        onConfirm={onSignOut}
        onCancel={watch.stay}
      >
        Nothing has been done here for a while. <Countdown {...warning} />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title="Your session ends soon"
      confirm="Sign in again now"
      cancel="Later"
      onConfirm={() => onEnd()}
      onCancel={watch.dismiss}
    >
      A session lasts only so long, even when it is used. <Countdown {...warning} />
    </ConfirmDialog>
  );
}

function Countdown({ endsAt }: Warning) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return `You will be signed out in ${timeUntil(endsAt - now)}. What you have typed is kept until you sign in again.`;
}

function timeUntil(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  if (seconds > 60) return counted(Math.ceil(seconds / 60), 'minute');
  return seconds === 60 ? '1 minute' : counted(seconds, 'second');
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
