import { brandColoursInput } from '@console/classes-contracts';
import { Card, ColourSwatch } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { Grid, Stack } from '@console/design-system/layout';
import { ColourField, InlineEdit, useFormValues, useRecordForm } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type { BrandColoursCard_brand$key } from './__generated__/BrandColoursCard_brand.graphql.ts';
import { ColourContrast } from './ColourContrast.tsx';
import { useUpdateBrand } from './useUpdateBrand.ts';

/** The colours of a brand, edited in place, and how clear they are on a card in both themes while they are typed. */
export function BrandColoursCard({ brand: key }: { brand: BrandColoursCard_brand$key }) {
  const brand = useFragment(
    graphql`
      fragment BrandColoursCard_brand on Brand {
        id
        version
        ...lastChange_record @relay(mask: false)
        primaryColor
        secondaryColor
      }
    `,
    key,
  );
  const write = useUpdateBrand();
  const form = useRecordForm({
    name: 'brand-colours',
    input: brandColoursInput,
    record: brand,
    write,
  });
  const typed = useFormValues(form);
  return (
    <InlineEdit
      form={form}
      label="colours"
      frame={(content, pencil) => (
        <Card title="Colours" actions={pencil}>
          <Stack>
            {content}
            {/* A brand always has a primary colour. While the field is empty, the saved one stays, so that nothing jumps. */}
            <ColourContrast label="Primary colour" colour={typed.primaryColor || brand.primaryColor} />
            <ColourContrast label="Secondary colour" colour={typed.secondaryColor ?? ''} />
          </Stack>
        </Card>
      )}
      displayedValue={
        <DescriptionList
          columns={2}
          items={[
            { label: 'Primary colour', value: <ColourSwatch colour={brand.primaryColor} /> },
            {
              label: 'Secondary colour',
              value: brand.secondaryColor && <ColourSwatch colour={brand.secondaryColor} />,
            },
          ]}
        />
      }
    >
      <Grid columns={2}>
        <ColourField form={form} name="primaryColor" />
        <ColourField form={form} name="secondaryColor" />
      </Grid>
    </InlineEdit>
  );
}
