import { ErrorCircleFilledIcon } from '@console/design-system/icons';
import { Link } from '@console/design-system/link';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  alert: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    alignItems: 'flex-start',
    marginBottom: '18px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  left: { margin: '0 0 18px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  icon: { flexShrink: 0, marginTop: '2px', color: tokens.colorStatusDangerForeground1 },
});

interface SignInAlertProps {
  readonly error: { readonly key?: string; readonly message: string; readonly retry?: boolean } | undefined;
  /** Whether unsaved changes wait for the user to sign in again. */
  readonly left?: boolean;
  /** Where a sign-in at the identity provider is tried again. */
  readonly retryAt?: string | undefined;
}

/** Shows the error of the last session or attempt, and whether unsaved changes are waiting. `data-error-key` is the error's key (C§8). */
export function SignInAlert({ error, left = false, retryAt }: SignInAlertProps) {
  const styles = useStyles();
  return (
    <div role="alert">
      {error && (
        <div className={styles.alert} data-error-key={error.key}>
          <ErrorCircleFilledIcon size={16} className={styles.icon} />
          <div>
            <div>{error.message}</div>
            {error.retry && retryAt && <Link to={retryAt}>Try again</Link>}
          </div>
        </div>
      )}
      {left && <p className={styles.left}>What you had not saved yet is saved once you sign in again in this tab.</p>}
    </div>
  );
}
