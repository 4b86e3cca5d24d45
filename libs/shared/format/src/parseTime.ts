/**
 * Reads a time of day in the forms that British staff type: "9:30", "09.30", "0930", "9", "2pm". Midnight is
 * "0:00", "24:00" or "24".
 *
 * @returns `HH:mm`, or null when the text is no time.
 */
export function parseTime(text: string): string | null {
  const typed = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(am|pm)?$/.exec(text.trim().toLowerCase());
  if (!typed) return null;
  const hour = hourOf(Number(typed[1]), typed[3]);
  const minute = Number(typed[2] ?? 0);
  if (hour === null || hour * 60 + minute > 24 * 60 || minute > 59) return null;
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}
