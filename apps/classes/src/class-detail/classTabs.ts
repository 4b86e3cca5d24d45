export const classTabs = ['attendance', 'seats', 'sessions', 'notes'] as const;
export type ClassTab = (typeof classTabs)[number];

/** The section in the URL's `tab` parameter. Null when it is absent or unknown. */
export function tabNamed(parameters: URLSearchParams): ClassTab | null {
  const named = parameters.get('tab');
  return classTabs.find((tab) => tab === named) ?? null;
}

/** Whether the open section shows the seats. Every default section does, so this is true without a `tab` parameter. */
export function showsSeats(parameters: URLSearchParams): boolean {
  const tab = tabNamed(parameters) ?? 'seats';
  return tab === 'seats' || tab === 'attendance';
}
