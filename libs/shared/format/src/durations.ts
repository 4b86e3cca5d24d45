/** The units in which a duration is said by one number. */
export const durationUnits = ['minutes', 'hours', 'days', 'weeks'] as const;
export type DurationUnit = (typeof durationUnits)[number];

const shapes: Readonly<Record<DurationUnit, { before: string; after: string }>> = {
  minutes: { before: 'PT', after: 'M' },
  hours: { before: 'PT', after: 'H' },
  days: { before: 'P', after: 'D' },
  weeks: { before: 'P', after: 'W' },
};

/** 3 days → "P3D" (ISO 8601). */
export function durationOf(count: number, unit: DurationUnit): string {
  const { before, after } = shapes[unit];
  return `${before}${count}${after}`;
}

/** "P3D" → 3 days; null when a duration is said by more than one number, as P1DT2H is, or is none. */
export function partsOfDuration(duration: string): { readonly count: number; readonly unit: DurationUnit } | null {
  const count = Number(/\d+/.exec(duration)?.[0]);
  const unit = durationUnits.find((one) => durationOf(count, one) === duration);
  return unit ? { count, unit } : null;
}
