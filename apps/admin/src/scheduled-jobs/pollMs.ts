/** The jobs change by themselves, so they are asked for again every 3 seconds (C§9). */
export const JOBS_POLL_MS = 3000;
