import { formatDate, formatDateTime } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { ClockIcon } from '../icons/status.ts';
import { Stack } from '../layout/Stack.tsx';
import { Popup } from '../popup/Popup.tsx';
import { paper } from '../style/shared.ts';
import { Person } from './Person.tsx';

const useStyles = makeStyles({
  // As large as the words beside it, which it lines up with.
  button: {
    margin: '-2px -8px',
    fontSize: tokens.fontSizeBase300,
    // Its border would touch the dot before it.
    '@media (forced-colors: active)': { marginLeft: 0 },
    // What it says is a fact.
    [paper]: { display: 'inline-flex' },
  },
  panel: { width: '280px', padding: '12px 16px' },
});

/** Who did it, and when. */
export interface AuditEntry {
  /** Full name; null when it was no person. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
}

export interface AuditPopupProps {
  readonly created: AuditEntry;
  /** None when it is as it was made. */
  readonly updated?: AuditEntry | null | undefined;
}

/** When a record was last changed; a press tells who made it, who changed it last, and when (O§2, O§3). */
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
