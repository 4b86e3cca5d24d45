import { audited, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { bookingVariables, emailTemplate } from '../testing/adminData.ts';

const ulid = idOf('', 7).slice(1);
const context = {
  id: idOf('email_build_contexts', 7),
  ...audited,
  about: { name: 'BK-10482' },
  template: emailTemplate(1),
  variables: bookingVariables,
};

const open = (emailBuildContext: object | null) =>
  renderScreen({
    remote,
    routes,
    at: `/email-build-context/${ulid}`,
    data: {
      emailBuildContext: () => emailBuildContext,
      previewEmailTemplate: () => ({
        emailPreview: {
          id: idOf('email_previews', 1),
          subject: 'Your booking BK-10482',
          problems: [],
          path: 'downloads/emailPreview?mac=1',
          darkPath: 'downloads/emailPreview?mac=2',
        },
      }),
    },
  });

test('ADM-08 a build context shows the values of a record as they were, and the mail that the template makes of them', async () => {
  const { requests } = await open(context);
  screen.getByRole('heading', { name: 'Values of BK-10482' });
  const variables = within(screen.getByRole('region', { name: 'Variables' }));
  variables.getByText('As they were.');
  variables.getByText('The price with VAT: £2,520.00');
  // They are values of one moment, so they are only read.
  expect(variables.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Booking confirmation' }).getAttribute('href')).toBe(
    `/email-template/${idOf('', 1).slice(1)}`,
  );
  await screen.findByTitle('The mail');
  expect(requests.find(({ operation }) => operation === 'usePreviewMutation')?.variables).toMatchObject({
    input: { subject: 'Your booking {{ reference }}', buildContext: context.id },
  });
});

test('ADM-08 a build context outlives its record', async () => {
  await open({ ...context, about: { name: null } });
  screen.getByRole('heading', { name: 'Values of a deleted record' });
});

test('NAV-18 an id without a build context shows the not-found page', async () => {
  await open(null);
  screen.getByText('This build context was not found.');
});
