import { brandDetailsInput, brandLabels as labels } from '@console/classes-contracts';
import { MailLink, TelephoneLink } from '@console/design-system/address';
import { DescriptionList } from '@console/design-system/description-list';
import { Grid } from '@console/design-system/layout';
import { WebLink } from '@console/design-system/link';
import { CardEdit, TextField } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type { BrandDetailsCard_brand$key } from './__generated__/BrandDetailsCard_brand.graphql.ts';
import { useUpdateBrand } from './useUpdateBrand.ts';

/** The name of a brand and how to reach it, edited in place. */
export function BrandDetailsCard({ brand: key }: { brand: BrandDetailsCard_brand$key }) {
  const brand = useFragment(
    graphql`
      fragment BrandDetailsCard_brand on Brand {
        id
        version
        ...lastChange_record @relay(mask: false)
        name
        email
        emailDomain
        phoneNumber
        website
        iconUrl
        logoUrl
      }
    `,
    key,
  );
  return (
    <CardEdit
      title="Details"
      name="brand-details"
      label="details"
      displayedValue={
        <DescriptionList
          columns={3}
          items={[
            { label: labels.name, value: brand.name },
            { label: labels.email, value: brand.email && <MailLink address={brand.email} /> },
            { label: labels.emailDomain, value: brand.emailDomain },
            { label: labels.phoneNumber, value: brand.phoneNumber && <TelephoneLink number={brand.phoneNumber} /> },
            { label: labels.website, value: linkTo(brand.website) },
            { label: labels.iconUrl, value: linkTo(brand.iconUrl) },
            { label: labels.logoUrl, value: linkTo(brand.logoUrl) },
          ]}
        />
      }
      input={brandDetailsInput}
      record={brand}
      write={useUpdateBrand()}
      fields={(form) => (
        <Grid columns={2}>
          <TextField form={form} name="name" counter />
          <TextField form={form} name="email" />
          <TextField form={form} name="emailDomain" />
          <TextField form={form} name="phoneNumber" />
          <TextField form={form} name="website" />
          <TextField form={form} name="iconUrl" />
          <TextField form={form} name="logoUrl" />
        </Grid>
      )}
    />
  );
}

const linkTo = (address: string | null | undefined) => address && <WebLink address={address} />;
