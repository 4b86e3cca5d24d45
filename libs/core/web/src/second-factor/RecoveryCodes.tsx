import { Button } from '@console/design-system/button';
import { CheckmarkIcon, CopyIcon } from '@console/design-system/icons';
import { Row, Stack, Text } from '@console/design-system/layout';
import { useCopied } from '@console/design-system/panel-message';
import { makeStyles, tokens } from '@console/design-system/style';

const useStyles = makeStyles({
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    listStyle: 'none',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
  },
});

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const styles = useStyles();
  const { copied, problem, copy } = useCopied();
  return (
    <Stack gap="s">
      <Text>Each code signs you in once, without your phone. Keep them where you keep your passwords.</Text>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Row>
        <Button
          data-autofocus
          size="small"
          icon={copied ? <CheckmarkIcon size={14} /> : <CopyIcon size={14} />}
          onClick={() => copy(codes.join('\n'))}
        >
          Copy all codes
        </Button>
        <span role="status">{copied ? 'Copied' : problem}</span>
      </Row>
      <Text role="secondary">They are not shown again. You can make new ones in your account.</Text>
    </Stack>
  );
}
