/** The time in tests of screens: a Wednesday morning. `setup.ts` sets it before each test. */
export const NOW = new Date('2026-11-11T11:00:00Z');
