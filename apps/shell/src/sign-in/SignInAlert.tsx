import { ErrorCircleFilledIcon } from '@console/design-system/icons';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { AuthError } from '../session/sessionStore.ts';

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
  icon: { flexShrink: 0, marginTop: '2px', color: tokens.colorStatusDangerForeground1 },
});

/** Says why nobody is signed in; `data-error-key` names the recorded key (C§8). */
export function SignInAlert({ error }: { readonly error: AuthError | undefined }) {
  const styles = useStyles();
  return (
    <div role="alert">
      {error && (
        <div className={styles.alert} data-error-key={error.key}>
          <ErrorCircleFilledIcon size={16} className={styles.icon} />
          {error.message}
        </div>
      )}
    </div>
  );
}
