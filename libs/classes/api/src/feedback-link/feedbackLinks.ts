import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FeedbackKind } from '@console/classes-contracts';

/** Somebody who has no hash, and is asked about a class. */
export interface SignedPerson {
  readonly kind: 'booker_post_course' | 'trainer_post_course';
  /** The ULID of the class. */
  readonly classId: string;
  /** The ULID of the contact who booked, or of the trainer. */
  readonly personId: string;
}

interface Settings {
  /** The page of the business's site. Undefined: mails have no link. */
  readonly url: string | undefined;
  /** The secret of the tokens. The key of the links is derived from it, so that all processes share it. */
  readonly secret: string;
}

let site: { readonly url: string | undefined; readonly key: Buffer } | undefined;

/** Tells the domains where people give feedback. The server calls it when it starts. */
export function setFeedbackSite({ url, secret }: Settings): void {
  site = { url, key: Buffer.from(hkdfSync('sha256', secret, '', 'feedback links', 32)) };
}

const letters = { booker_post_course: 'b', trainer_post_course: 't' } as const;

/** Returns the address at which a delegate gives feedback. Null without a site. */
export const feedbackUrlOfDelegate = (kind: FeedbackKind, hash: string): string | null => urlOf({ kind, hash });

/** Returns the address at which a booker or a trainer gives feedback. Null without a site. */
export const feedbackUrlOfPerson = (person: SignedPerson): string | null =>
  urlOf({ kind: person.kind, signed: signedText(person) });

function urlOf(parameters: Readonly<Record<string, string>>): string | null {
  if (site?.url === undefined) return null;
  const url = new URL(site.url);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the text that names a person in their link. Nobody can make one for somebody else. */
export function signedText({ kind, classId, personId }: SignedPerson): string {
  const named = `${letters[kind]}${classId}${personId}`;
  return `${named}.${macOf(named).toString('base64url')}`;
}

/** Reads such a text. Null when nobody of this installation has signed it. */
export function readSignedText(text: string): SignedPerson | null {
  const [, named = '', letter, classId = '', personId = '', mac = ''] =
    /^(([bt])([0-9A-Z]{26})([0-9A-Z]{26}))\.([\w-]{24})$/.exec(text) ?? [];
  if (letter === undefined || !timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(named))) return null;
  return { kind: letter === 'b' ? 'booker_post_course' : 'trainer_post_course', classId, personId };
}

function macOf(named: string): Buffer {
  if (!site) throw new Error('The server has not called setFeedbackSite.');
  return createHmac('sha256', site.key).update(named).digest().subarray(0, 18);
}
