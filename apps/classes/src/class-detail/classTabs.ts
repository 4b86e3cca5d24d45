export const classTabs = ['attendance', 'seats', 'sessions', 'notes'] as const;
export type ClassTab = (typeof classTabs)[number];

/** The section that `tab` of the URL names; null for none, and for a word that is no section. */
export function tabNamed(parameters: URLSearchParams): ClassTab | null {
  const named = parameters.get('tab');
  return classTabs.find((tab) => tab === named) ?? null;
}

/** Whether the section that is open shows the seats; where the URL names none, it is one of the two that do. */
export function showsSeats(parameters: URLSearchParams): boolean {
  const tab = tabNamed(parameters) ?? 'seats';
  return tab === 'seats' || tab === 'attendance';
}
