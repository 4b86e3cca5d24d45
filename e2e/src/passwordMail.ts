import type { MailServer } from '@console/harness/mail-server';
import { expect } from 'playwright/test';
import { ask } from './api.ts';

/** Waits for the mail number `count` to an address, and returns the link in it. */
export async function linkTo(mailServer: MailServer, email: string, count = 1): Promise<string> {
  const links = () =>
    mailServer.received
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ mail }) => /http\S+\/set-password#token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? []);
  await expect.poll(() => links().length).toBeGreaterThanOrEqual(count);
  return links()[count - 1] ?? '';
}

interface Invited {
  readonly id: string;
  readonly email: string;
}

let invited = 0;

/** Invites a new account manager. Each has an email of its own. */
export async function inviteColleague(url: string, token: string): Promise<Invited> {
  invited += 1;
  const email = `amara.cole${invited}.${Date.now()}@training.example`;
  const newPerson = { givenName: 'Amara', familyName: `Cole ${invited}`, email };
  const { inviteUser } = await ask<{ inviteUser: { user: { id: string } } }>(
    url,
    token,
    'mutation ($input: inviteUserInput!) { inviteUser(input: $input) { user { id } } }',
    { input: { newPerson, roles: ['ROLE_ACCOUNT_MANAGER'] } },
  );
  return { id: inviteUser.user.id, email };
}
