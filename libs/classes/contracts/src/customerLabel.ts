/** The label of a class's customer: "Public", the customer's name, or "Unknown" (O§2). */
export function customerLabel(trainingClass: {
  readonly public: boolean;
  readonly customerName?: string | null | undefined;
}): string {
  if (trainingClass.public) return 'Public';
  return trainingClass.customerName || 'Unknown';
}
