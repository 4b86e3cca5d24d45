import { PhoneOnly, Row, Stack, Text } from '@console/design-system/layout';
import { useLinkClassName } from '@console/design-system/link';
import { CopyButton } from '@console/design-system/panel-message';
import { makeStyles, tokens } from '@console/design-system/style';
import { QrCode } from '../qr-code/QrCode.tsx';

const useStyles = makeStyles({
  key: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase300, wordSpacing: '2px' },
});

export interface AuthenticatorKeyProps {
  /** The address for the QR code: `otpauth://…`. */
  readonly address: string;
  /** The same secret, for somebody who cannot scan. */
  readonly secret: string;
}

/** The secret of a second factor: as a QR code to scan, as a link on the phone that has the app, and in groups of four to type. */
export function AuthenticatorKey({ address, secret }: AuthenticatorKeyProps) {
  const styles = useStyles();
  const link = useLinkClassName();
  return (
    <Stack gap="s">
      <Text>Scan this code with an authenticator app on your phone.</Text>
      <QrCode text={address} label="QR code for an authenticator app" />
      <PhoneOnly>
        <a href={address} className={link}>
          Open the authenticator app on this phone
        </a>
      </PhoneOnly>
      <Text role="secondary">Or type this key into the app:</Text>
      <Row gap="xs" wrap>
        <span className={styles.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
        <CopyButton text={secret} label="Copy the key" />
      </Row>
    </Stack>
  );
}
