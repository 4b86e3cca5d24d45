import { defineEnumeration, type ValueOf } from '@console/rules';

/** The organisation types of a customer, spelled as in O§3. */
export const organisationTypes = defineEnumeration({
  charity: 'Charity',
  limited_company: 'Limited company',
  limited_liability_partnership: 'Limited liability partnership',
  private: 'Private',
  public_company: 'Public company',
  sole_trader: 'Sole trader',
  other: 'Other',
});
export type OrganisationType = ValueOf<typeof organisationTypes>;
