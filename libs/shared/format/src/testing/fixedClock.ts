import { afterEach, vi } from 'vitest';

/** The time in tests of screens and of what they are made of: a Wednesday morning. */
export const NOW = new Date('2026-11-11T11:00:00Z');

/** Sets the clock to {@link NOW}, where it stands still. Timers run. */
function fixClock(): void {
  vi.useRealTimers();
  vi.setSystemTime(NOW);
}

// A test shows the same dates on every day. A test of another day sets its own time.
fixClock();
afterEach(fixClock);
