import { LinkProvider } from '@console/design-system/link';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { SignInArt } from './SignInArt.tsx';
import { VisitorLink } from './VisitorLink.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '560px minmax(0, 1fr)',
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: { display: 'grid', gridTemplateRows: '1fr auto 1fr', justifyItems: 'center', padding: '24px 16px' },
  main: { gridRow: 2, width: '100%', maxWidth: '360px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  subtitle: { margin: '4px 0 24px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  fields: { display: 'flex', flexDirection: 'column', gap: '18px' },
  text: { margin: '0 0 12px', lineHeight: tokens.lineHeightBase300, ':last-child': { marginBottom: 0 } },
  status: { outlineStyle: 'none' },
  below: { display: 'flex', justifyContent: 'center' },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '::before': { content: '""', flexGrow: 1, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '::after': { content: '""', flexGrow: 1, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  roles: {
    margin: '28px 0 0',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  role: { color: tokens.colorNeutralForeground2 },
  footer: { gridRow: 3, alignSelf: 'end', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface SignInLayoutProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the sign-in screen and of the other pages of visitors: the decoration on the left, the form on the right. */
export function SignInLayout({ title, subtitle, children }: SignInLayoutProps) {
  const styles = useStyles();
  return (
    <LinkProvider component={VisitorLink}>
      <div className={styles.root}>
        <SignInArt />
        <div className={styles.side}>
          <main className={styles.main}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
            {children}
          </main>
          <footer className={styles.footer}>© {new Date().getUTCFullYear()} Admin console</footer>
        </div>
      </div>
    </LinkProvider>
  );
}

SignInLayout.Roles = function Roles() {
  const styles = useStyles();
  return (
    <p className={styles.roles}>
      Access Roles: <span className={styles.role}>Admin, Account Manager</span>
    </p>
  );
};

SignInLayout.Fields = function Fields({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().fields}>{children}</div>;
};

/** What has happened. It gets the focus, so that a screen reader goes on there. */
SignInLayout.Status = function Status({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => status.current?.focus(), []);
  return (
    <div ref={status} tabIndex={-1} role="status" className={styles.status}>
      {children}
    </div>
  );
};

SignInLayout.Text = function Text({ children }: { readonly children: ReactNode }) {
  return <p className={useStyles().text}>{children}</p>;
};

/** A line below the button. */
SignInLayout.Below = function Below({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().below}>{children}</div>;
};

SignInLayout.Or = function Or() {
  return <div className={useStyles().or}>or</div>;
};
