import { Card, PaperFrame } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { SegmentedControl } from '@console/design-system/filter-bar';
import { Row, Stack, Text } from '@console/design-system/layout';
import { SkeletonLines } from '@console/design-system/skeleton';
import { fileAddress } from '@console/relay';
import { type ReactNode, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type PreviewedTemplate, usePreview } from './usePreview.ts';

interface TemplatePreviewProps {
  /** Null while there is nothing to fill in. */
  readonly template: PreviewedTemplate | null;
  /** What fills the template in. */
  readonly children?: ReactNode;
  /** What is done with the mail, such as a test. */
  readonly actions?: ReactNode;
  /** For a page that shows little else. */
  readonly tall?: boolean;
}

/** The widths of the places in which mails are read, in px. */
const PHONE = 375;
const DESKTOP = 720;

type Width = 'desktop' | 'phone';
type Scheme = 'light' | 'dark';

/** A template as a mail, at the width of a desktop or a phone, light or dark. It follows what is written. */
export function TemplatePreview({ template, children, actions, tall = false }: TemplatePreviewProps) {
  const environment = useRelayEnvironment();
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < DESKTOP ? 'phone' : 'desktop'));
  const [scheme, setScheme] = useState<Scheme>('light');
  const { page, problems, error } = usePreview(template);
  const messages = error ? error.messages : problems.map(({ sentence }) => sentence);
  return (
    <Card title="Preview">
      <Stack>
        {children}
        <Row wrap>
          <SegmentedControl
            label="Width"
            segments={[
              { value: 'desktop', label: 'Desktop' },
              { value: 'phone', label: 'Phone' },
            ]}
            value={width}
            onChange={setWidth}
          />
          <SegmentedControl
            label="Scheme"
            segments={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={scheme}
            onChange={setScheme}
          />
          {actions}
        </Row>
        {messages.length > 0 && (
          <ErrorAlert tone="warning" title="The template cannot be filled in." messages={messages} />
        )}
        {page ? (
          <>
            <Text role="strong">{page.subject}</Text>
            <PaperFrame
              tall={tall}
              src={fileAddress(environment, page[scheme])}
              label="The mail"
              width={width === 'phone' ? PHONE : undefined}
              leastWidth={DESKTOP}
              scheme={scheme}
            />
          </>
        ) : (
          messages.length === 0 &&
          (template ? <SkeletonLines /> : <Text role="meta">The mail appears once there is a subject and a body.</Text>)
        )}
      </Stack>
    </Card>
  );
}
