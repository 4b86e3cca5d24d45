/** Whose class it is, in a word or a name: "Public", the customer's name, or "Unknown" (O§2). */
export function customerLabel(trainingClass: {
  readonly public: boolean;
  readonly customerName?: string | null | undefined;
}): string {
  if (trainingClass.public) return 'Public';
  return trainingClass.customerName || 'Unknown';
}
