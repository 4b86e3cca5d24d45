/** The units of a duration that is one number. */
export const durationUnits = ['minutes', 'hours', 'days', 'weeks'] as const;
export type DurationUnit = (typeof durationUnits)[number];

const shapes: Readonly<Record<DurationUnit, { before: string; after: string }>> = {
  minutes: { before: 'PT', after: 'M' },
  hours: { before: 'PT', after: 'H' },
  days: { before: 'P', after: 'D' },
  weeks: { before: 'P', after: 'W' },
};

/** Returns an ISO 8601 duration: 3 days → "P3D". */
export function durationOf(count: number, unit: DurationUnit): string {
  const { before, after } = shapes[unit];
  return `${before}${count}${after}`;
}

/**
 * Returns count and unit of a duration: "P3D" → 3 days. Returns null for a duration of several numbers, such as P1DT2H,
 * and for text that is no duration.
 */
export function partsOfDuration(duration: string): { readonly count: number; readonly unit: DurationUnit } | null {
  const count = Number(/\d+/.exec(duration)?.[0]);
  const unit = durationUnits.find((one) => durationOf(count, one) === duration);
  return unit ? { count, unit } : null;
}
