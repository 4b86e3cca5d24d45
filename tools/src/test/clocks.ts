const now = new Date();
const year = now.getUTCFullYear();
const nextLeapYear = year + 4 - (year % 4);

/** Times of the machine's clock at which all tests must give the same result. */
export const clocks = {
  'in a month': new Date(Date.UTC(year, now.getUTCMonth() + 1, 15, 10)),
  'in a year': new Date(Date.UTC(year + 1, now.getUTCMonth(), now.getUTCDate(), 10)),
  'on 29 February': new Date(Date.UTC(nextLeapYear, 1, 29, 10)),
  'a minute before a new year': new Date(Date.UTC(year, 11, 31, 23, 59)),
} as const;

/**
 * Returns the environment of a process whose clock shows an instant when it starts, and goes on. Its child processes have the same clock:
 * workers, PostgreSQL and servers. Timers keep their own clock.
 *
 * @param library the path of libfaketime.
 */
export function clockEnvironment(library: string, instant: Date): Record<string, string> {
  const seconds = Math.round((instant.getTime() - Date.now()) / 1_000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
