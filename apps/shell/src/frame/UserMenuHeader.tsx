import { Avatar } from '@console/design-system/person';
import { Badge } from '@console/design-system/status-badge';
import { roleLabel, type Session } from '@console/platform';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { padding: '12px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  person: { display: 'flex', alignItems: 'center', gap: '10px' },
  name: { fontWeight: tokens.fontWeightSemibold },
  email: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  roles: { display: 'flex', gap: '8px', marginTop: '10px' },
});

/** The name, email and roles of the signed-in user. */
export function UserMenuHeader({ session }: { readonly session: Session }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <div className={styles.person}>
        <Avatar name={session.fullName} size={32} tone="brand" />
        <div>
          <div className={styles.name}>{session.fullName}</div>
          <div className={styles.email}>{session.email}</div>
        </div>
      </div>
      <div className={styles.roles}>
        {session.roles.map((role) => (
          <Badge key={role} tone="neutral">
            {roleLabel(role)}
          </Badge>
        ))}
      </div>
    </div>
  );
}
