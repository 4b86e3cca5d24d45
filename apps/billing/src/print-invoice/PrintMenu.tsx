import { useDownloads } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { ChevronDownIcon } from '@console/design-system/icons';
import { Menu, MenuItem } from '@console/design-system/menu';
import { graphql } from 'react-relay';

const pdf = graphql`
  query PrintMenuPdfQuery($invoice: ID!) {
    invoicePdfDownload(input: { invoice: $invoice }) {
      path
    }
  }
`;

const html = graphql`
  query PrintMenuHtmlQuery($invoice: ID!) {
    invoiceHtmlDownload(input: { invoice: $invoice }) {
      path
    }
  }
`;

const file = graphql`
  query PrintMenuFileQuery($invoice: ID!) {
    invoiceFileDownload(input: { invoice: $invoice }) {
      path
    }
  }
`;

/** The print menu of an invoice (O§2): PDF and HTML open in a new tab. */
export function PrintMenu({ invoice }: { readonly invoice: string }) {
  const { start, show, pending, error } = useDownloads();
  return (
    <>
      {error && <ErrorAlert messages={error} />}
      <Menu
        label="Print"
        trigger={(props) => (
          <Button {...props} loading={pending} iconAfter={<ChevronDownIcon size={16} />}>
            Print
          </Button>
        )}
      >
        <MenuItem onSelect={() => show(pdf, { invoice })}>PDF</MenuItem>
        <MenuItem onSelect={() => show(html, { invoice })}>HTML</MenuItem>
        <MenuItem onSelect={() => start(file, { invoice })}>Download</MenuItem>
      </Menu>
    </>
  );
}
