/** What kind of organisation a customer is, letter for letter (O§3). */
export const organisationTypes = [
  'charity',
  'limited_company',
  'limited_liability_partnership',
  'private',
  'public_company',
  'sole_trader',
  'other',
] as const;
export type OrganisationType = (typeof organisationTypes)[number];

/** What each kind is called on screen. */
export const organisationTypeLabels: Readonly<Record<OrganisationType, string>> = {
  charity: 'Charity',
  limited_company: 'Limited company',
  limited_liability_partnership: 'Limited liability partnership',
  private: 'Private',
  public_company: 'Public company',
  sole_trader: 'Sole trader',
  other: 'Other',
};
