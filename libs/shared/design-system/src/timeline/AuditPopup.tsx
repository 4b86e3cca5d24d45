import { formatDate, formatDateTime } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { ClockIcon } from '../icons/status.ts';
import { Stack } from '../layout/Stack.tsx';
import { Person } from '../person/Person.tsx';
import { Popup } from '../popup/Popup.tsx';
import { print } from '../style/shared.ts';

const useStyles = makeStyles({
  // The button is as large as the text beside it and aligned with it. A MetaLine leaves 7 px beside it for the ring.
  button: {
    margin: '-2px -4px',
    padding: '0 4px',
    fontSize: tokens.fontSizeBase300,
    // With forced colours the button's border would touch the dot before it.
    '@media (forced-colors: active)': { marginLeft: 0 },
    // Buttons are not printed, but this one shows a date.
    [print]: { display: 'inline-flex' },
  },
  panel: { width: '280px', padding: '12px 16px' },
});

/** A person and the time of their change. */
export interface AuditEntry {
  /** Full name; null when the console made the change. */
  readonly by: string | null;
  /** An ISO 8601 instant. */
  readonly at: string;
}

export interface AuditPopupProps {
  readonly created: AuditEntry;
  /** Missing when the record was never changed. */
  readonly updated?: AuditEntry | null | undefined;
}

/** Shows when a record was last changed. A click shows who created it, who last changed it, and when (O§2, O§3). */
export function AuditPopup({ created, updated }: AuditPopupProps) {
  const styles = useStyles();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const last = updated ?? created;
  return (
    <>
      <Button
        ref={anchor}
        appearance="subtle"
        size="small"
        className={styles.button}
        icon={<ClockIcon size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {updated ? 'Updated' : 'Created'} {formatDate(last.at)}
      </Button>
      {open && (
        <Popup
          anchor={anchor}
          role="dialog"
          aria-label="Created and last updated"
          className={styles.panel}
          onClose={() => setOpen(false)}
        >
          <DescriptionList
            columns={1}
            items={[
              { label: 'Created', value: <Entry entry={created} /> },
              { label: 'Last updated', value: updated && <Entry entry={updated} /> },
            ]}
          />
        </Popup>
      )}
    </>
  );
}

function Entry({ entry: { by, at } }: { readonly entry: AuditEntry }) {
  return (
    <Stack gap="none">
      <Person name={by} missing="The console" />
      <time dateTime={at}>{formatDateTime(at)} UTC</time>
    </Stack>
  );
}
