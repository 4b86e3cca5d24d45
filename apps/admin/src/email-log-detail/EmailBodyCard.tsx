import { useDownload } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { Card, PaperFrame } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Row, Stack, Text } from '@console/design-system/layout';
import { SkeletonLines } from '@console/design-system/skeleton';
import { fileAddress, useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { EmailBodyCard_email$key } from './__generated__/EmailBodyCard_email.graphql.ts';
import type { EmailBodyCardFileQuery } from './__generated__/EmailBodyCardFileQuery.graphql.ts';
import type { EmailBodyCardQuery } from './__generated__/EmailBodyCardQuery.graphql.ts';

/** The email as it was sent. One that signs somebody in has no body to read. */
export function EmailBodyCard({ email: key }: { readonly email: EmailBodyCard_email$key }) {
  const { id, isSecret, files } = useFragment(
    graphql`
      fragment EmailBodyCard_email on Email {
        id
        isSecret
        files {
          file
          name
        }
      }
    `,
    key,
  );
  return (
    <Card title="Email">
      {isSecret ? (
        <Text>This email signs somebody in. Its text is kept nowhere, so nobody can read it here.</Text>
      ) : (
        <Stack>
          {files.length > 0 && <SentFiles files={files} />}
          <EmailBody email={id} />
        </Stack>
      )}
    </Card>
  );
}

interface SentFilesProps {
  readonly files: readonly { readonly file: string; readonly name: string }[];
}

/** The files that went with the email, as they were then. */
function SentFiles({ files }: SentFilesProps) {
  const { start, pending, error } = useDownload<EmailBodyCardFileQuery>(graphql`
    query EmailBodyCardFileQuery($file: ID!) {
      emailFileDownload(input: { file: $file }) {
        path
      }
    }
  `);
  return (
    <>
      {error && <ErrorAlert title="The file could not be downloaded." messages={error} />}
      <Row wrap gap="s">
        <Text role="meta">Attached:</Text>
        {files.map(({ file, name }) => (
          <Button
            key={file}
            size="small"
            aria-label={`Download ${name}`}
            loading={pending}
            onClick={() => start({ file })}
          >
            {name}
          </Button>
        ))}
      </Row>
    </>
  );
}

function EmailBody({ email }: { readonly email: string }) {
  const environment = useRelayEnvironment();
  // The link works for a minute, so each visit asks for its own.
  const { data, loading, failed, load } = useQueryOnDemand<EmailBodyCardQuery>(
    graphql`
      query EmailBodyCardQuery($email: ID!) {
        emailBodyDownload(input: { email: $email }) {
          path
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ email }), [load, email]);
  if (failed) {
    return (
      <ErrorAlert
        title="The email could not be loaded."
        actions={
          <Button size="small" loading={loading} onClick={() => load({ email })}>
            Try again
          </Button>
        }
      />
    );
  }
  if (!data) return <SkeletonLines />;
  return <PaperFrame src={fileAddress(environment, data.emailBodyDownload.path)} label="The email as it was sent" />;
}
