/** The organisation types of a customer, spelled as in O§3. */
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

/** The label of each type. */
export const organisationTypeLabels: Readonly<Record<OrganisationType, string>> = {
  charity: 'Charity',
  limited_company: 'Limited company',
  limited_liability_partnership: 'Limited liability partnership',
  private: 'Private',
  public_company: 'Public company',
  sole_trader: 'Sole trader',
  other: 'Other',
};
