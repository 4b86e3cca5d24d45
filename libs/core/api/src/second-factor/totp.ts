import { generateSecret, generateURI, verifySync } from 'otplib';

/** The name of the console in an authenticator app. */
const ISSUER = 'Admin console';

/** How long a code is valid before and after its 30 seconds, because clocks of telephones differ. */
const TOLERANCE_SECONDS = 30;

const CODE = /^\d{6}$/;

/** A QR code of level M holds 213 bytes. The rest of the address takes fewer than 100. */
const LONGEST_ACCOUNT = 100;

/** Makes the secret of a second factor: 160 random bits in base 32. */
export function newSecret(): string {
  return generateSecret({ length: 20 });
}

/** Returns the address that an authenticator app reads from a QR code. */
export function addressOf(secret: string, email: string): string {
  let label = email;
  while (encodeURIComponent(label).length > LONGEST_ACCOUNT) label = [...label].slice(0, -1).join('');
  return generateURI({ issuer: ISSUER, label, secret });
}

/** Returns the step of a code: its half minute since 1970. Null when it is no code of the secret at this time. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
