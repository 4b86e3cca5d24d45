import { mailTargetResources } from '@console/core-contracts';
import { Field, Select } from '@console/design-system/field';
import { Stack, Text } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { usePageQuery } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { EmailSampleDataPageQuery } from './__generated__/EmailSampleDataPageQuery.graphql.ts';
import { SampleDataForm } from './SampleDataForm.tsx';

/** What templates are tried with, for each kind of record (ADM-08). */
export default function EmailSampleDataPage() {
  const { emailSampleData } = usePageQuery<EmailSampleDataPageQuery>(graphql`
    query EmailSampleDataPageQuery @preloadable {
      emailSampleData(first: 20) {
        edges {
          node {
            id
            target
            ...SampleDataForm_sample
          }
        }
      }
    }
  `);
  const samples = emailSampleData.edges.map(({ node }) => node);
  const [chosen, setChosen] = useState(samples[0]?.id ?? '');
  const sample = samples.find(({ id }) => id === chosen);
  return (
    <PageFrame variant="card" title="Sample data">
      <Stack>
        <Text role="meta">Previews and test mails are filled in with these values, unless a record is chosen.</Text>
        <Field label="About">
          <Select
            value={chosen}
            options={samples.map(({ id, target }) => ({ value: id, label: mailTargetResources.labelOf(target) }))}
            onChange={setChosen}
          />
        </Field>
        {sample && <SampleDataForm key={sample.id} sample={sample} />}
      </Stack>
    </PageFrame>
  );
}
