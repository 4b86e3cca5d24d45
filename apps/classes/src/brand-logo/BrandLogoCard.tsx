import { readLogo } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { Card, PaperImage } from '@console/design-system/card';
import { ConfirmDialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { FileButton } from '@console/design-system/inputs';
import { Row, Stack, Text } from '@console/design-system/layout';
import { SkeletonLines } from '@console/design-system/skeleton';
import { failedTitle } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionFailed } from '../SectionFailed.tsx';
import type { BrandLogoCard_brand$key } from './__generated__/BrandLogoCard_brand.graphql.ts';
import { useBrandLogo } from './useBrandLogo.ts';
import { useSetBrandLogo } from './useSetBrandLogo.ts';

/** The logo of a brand as it is printed. Another file takes its place at once. */
export function BrandLogoCard({ brand: key }: { brand: BrandLogoCard_brand$key }) {
  const { id, version, name } = useFragment(
    graphql`
      fragment BrandLogoCard_brand on Brand {
        id
        version
        name
      }
    `,
    key,
  );
  const { data, error: loadError } = useBrandLogo();
  const saving = useSetBrandLogo();
  const removing = useSetBrandLogo();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const logo = data?.brand?.logo;

  async function save(file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = readLogo(bytes);
    setRefusal(read.refusal);
    if (read.refusal === null) await saving.commit({ input: { id, version, logo: base64Of(bytes) } });
  }

  function close() {
    setAsked(false);
    removing.reset();
  }

  if (loadError) return <SectionFailed what="The logo" />;
  const messages = refusal === null ? (saving.error?.messages ?? []) : [refusal];
  return (
    <Card title="Logo">
      <Stack>
        {messages.length > 0 && (
          <ErrorAlert title={failedTitle('The logo was not saved.', saving.error)} messages={messages} />
        )}
        {!data && <SkeletonLines lines={3} />}
        {logo && <PaperImage src={logo.dataUri} width={logo.width} height={logo.height} label={`Logo of ${name}`} />}
        {data && !logo && <span>No logo yet. Invoices show the name of the brand.</span>}
        <Text role="meta">Printed on invoices. PNG or JPEG, at most 200 KB and 2,000 pixels wide and high.</Text>
        <Row wrap>
          <FileButton
            size="small"
            accept="image/png,image/jpeg"
            loading={saving.pending}
            onChoose={(file) => void save(file)}
          >
            {logo ? 'Replace logo' : 'Upload logo'}
          </FileButton>
          {logo && (
            <Button size="small" appearance="subtle" onClick={() => setAsked(true)}>
              Remove logo
            </Button>
          )}
        </Row>
      </Stack>
      {asked && (
        <ConfirmDialog
          open
          title={`Remove the logo of ${name}?`}
          confirm="Remove logo"
          tone="danger"
          loading={removing.pending}
          failure={removing.error}
          refusedTitle="The logo was not removed"
          onCancel={close}
          onConfirm={async () => {
            if (await removing.commit({ input: { id, version, logo: null } })) close();
          }}
        >
          Invoices that are printed from now on show the name of the brand instead.
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Returns bytes in Base64, as the API takes them. */
function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
