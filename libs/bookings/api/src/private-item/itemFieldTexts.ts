/** What the fields of a private item say in the schema. */
export const itemFieldTexts = {
  quantity: 'The days.',
  taxRatePercent: 'Null means 20.',
  trainerDayRate: 'Agreed with the trainer. Null means the rate of the trainer for the course.',
  trainerTravel: 'Agreed with the trainer, for all days.',
};
