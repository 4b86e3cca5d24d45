import { ThemeProvider } from '@console/design-system/theme';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

test('a key is shown as a QR code, and in groups of four that are copied without spaces', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  render(
    <ThemeProvider scheme="light">
      <AuthenticatorKey secret={secret} address={`otpauth://totp/Admin%20console:a@b.c?secret=${secret}`} />
    </ThemeProvider>,
  );
  const code = screen.getByRole('img', { name: 'QR code for an authenticator app' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){300,}$/);
  screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  await user.click(screen.getByRole('button', { name: 'Copy the key' }));
  expect(copied).toHaveBeenCalledWith(secret);
  const onPhone = screen.getByText('Open the authenticator app on this phone');
  expect(onPhone.getAttribute('href')).toBe(`otpauth://totp/Admin%20console:a@b.c?secret=${secret}`);
});

test('recovery codes are a list, and are copied together', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
  render(
    <ThemeProvider scheme="light">
      <RecoveryCodes codes={codes} />
    </ThemeProvider>,
  );
  const items = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(codes);
  await user.click(screen.getByRole('button', { name: 'Copy all codes' }));
  expect(copied).toHaveBeenCalledWith(codes.join('\n'));
  await screen.findByText('Copied');
});
