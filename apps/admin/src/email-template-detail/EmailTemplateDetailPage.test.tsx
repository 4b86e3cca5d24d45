import { notices } from '@console/platform';
import { audited, connection, idOf, renderScreen } from '@console/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { bookingVariables, emailTemplate, sampleDataOf } from '../testing/adminData.ts';

const ulid = idOf('', 1).slice(1);
const made = {
  id: idOf('email_previews', 1),
  subject: 'Your booking BK-10482',
  problems: [],
  path: 'downloads/emailPreview?mac=1',
  darkPath: 'downloads/emailPreview?mac=2',
};

function open(at: string, more: object = {}) {
  return renderScreen({
    remote,
    routes,
    at,
    data: {
      emailTemplate: () => emailTemplate(1),
      emailSampleData: () => connection([sampleDataOf('booking', 1), sampleDataOf('invoice', 2)]),
      previewEmailTemplate: () => ({ emailPreview: made }),
      ...more,
    },
  });
}

test('ADM-08 Email templates: list, create, detail, update; types html and unlayer; build context; sample data', async () => {
  const about = { id: idOf('email_build_contexts', 7), ...audited, about: { name: 'BK-10482' } };
  const data = {
    emailTemplates: () => connection([emailTemplate(1)]),
    emailBuildContext: () => ({ ...about, template: emailTemplate(1), variables: bookingVariables }),
  };
  for (const [at, title] of [
    ['/email-template', 'Email templates'],
    [`/email-template/${ulid}`, 'Booking confirmation'],
    [`/email-template/${ulid}/update`, 'Booking confirmation'],
    [`/email-build-context/${idOf('', 7).slice(1)}`, 'Values of BK-10482'],
    ['/email-sample-data', 'Sample data'],
    ['/email-template/create', 'New email template'],
  ] as const) {
    cleanup();
    await open(at, data);
    screen.getByRole('heading', { level: 1, name: title });
  }
  const types = within(screen.getByRole('combobox', { name: /^Type/ })).getAllByRole<HTMLOptionElement>('option');
  expect(types.map(({ value }) => value)).toEqual(['html', 'unlayer']);
});

const card = (name: string) => within(screen.getByRole('region', { name }));

test('ADM-08 a template shows its mail in a sandboxed frame, and its versions', async () => {
  const { requests } = await open(`/email-template/${ulid}`);
  const frame = await screen.findByTitle('The mail');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('src')).toContain('downloads/emailPreview?mac=1');
  card('Preview').getByText('Your booking BK-10482');
  card('Versions').getByText('2. Your booking {{ reference }}');
  expect(requests.find(({ operation }) => operation === 'usePreviewMutation')?.variables).toEqual({
    input: {
      type: 'html',
      target: 'booking',
      subject: 'Your booking {{ reference }}',
      body: '<p>Thank you for {{ reference }}.</p>',
      record: null,
    },
  });
});

test('ADM-08 the mail is tried at the width of a phone, and in the dark', async () => {
  const { user } = await open(`/email-template/${ulid}`);
  const frame = await screen.findByTitle('The mail');
  await user.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(frame.style.width).toBe('375px');
  await user.click(screen.getByRole('radio', { name: 'Desktop' }));
  expect(frame.style.width).toBe('');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getAllByTitle('The mail').at(-1)?.getAttribute('src')).toContain('downloads/emailPreview?mac=2');
});

test('ADM-08 a problem is a sentence with its place', async () => {
  const sentence = 'Line 1, column 18: “refrence” is no variable here. Did you mean “reference”?';
  const preview = { ...made, subject: null, path: null, problems: [{ field: 'body', sentence }] };
  await open(`/email-template/${ulid}`, { previewEmailTemplate: () => ({ emailPreview: preview }) });
  await screen.findByText(sentence);
  screen.getByText('The template cannot be filled in.');
});

test('ADM-08 the editor has the fields, the variables with what they mean, and saves a version', async () => {
  const { user, requests } = await open(`/email-template/${ulid}/update`, {
    updateEmailTemplate: () => ({ emailTemplate: emailTemplate(1, { version: 4 }) }),
  });
  card('Variables').getByText('The price with VAT: £2,520.00');
  const subject = screen.getByRole('textbox', { name: /Subject/ });
  await user.clear(subject);
  await user.type(subject, 'Booked');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  expect(requests.find(({ operation }) => operation === 'UpdateEmailTemplateFormMutation')?.variables).toMatchObject({
    input: { id: idOf('email_templates', 1), version: 3, subject: 'Booked' },
  });
});

test('ADM-08 a new design begins with a heading and a text, and rows are added, moved and removed', async () => {
  const { user } = await open('/email-template/create');
  await user.selectOptions(screen.getByRole('combobox', { name: /Type/ }), 'unlayer');
  await screen.findByRole('region', { name: 'Row 2' });
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Button' }));
  within(screen.getByRole('region', { name: 'Row 3' })).getByRole('textbox', { name: 'Words' });
  await user.click(screen.getByRole('button', { name: 'Move row 3 up' }));
  within(screen.getByRole('region', { name: 'Row 2' })).getByRole('textbox', { name: 'Words' });
  await user.click(screen.getByRole('button', { name: 'Remove row 2' }));
  expect(screen.queryByRole('region', { name: 'Row 3' })).toBeNull();
});

test('ADM-08 a removed row comes back where it was, beside what was changed meanwhile', async () => {
  const { user } = await open('/email-template/create');
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(screen.queryByRole('textbox', { name: 'Heading' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Button' }));
  const notice = notices.get().at(-1);
  expect(notice?.text).toBe('Row 1 is removed.');
  act(() => notice?.action?.run());
  within(screen.getByRole('region', { name: 'Row 1' })).getByRole('textbox', { name: 'Heading' });
  within(screen.getByRole('region', { name: 'Row 3' })).getByRole('textbox', { name: 'Words' });
});

test('ADM-08 a picture is a file from the computer, which stands in the design, or an address', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1104, height: 400 }));
  const { user } = await open('/email-template/create');
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Image' }));
  const row = within(screen.getByRole('region', { name: 'Row 3' }));
  await user.type(row.getByRole('textbox', { name: 'What it shows' }), 'The venue');
  await user.upload(fileInput(), new File(['GIF89a'], 'venue.gif', { type: 'image/gif' }));
  const picture = await row.findByRole('img', { name: 'The venue' });
  expect(picture.getAttribute('src')).toBe(`data:image/gif;base64,${btoa('GIF89a')}`);
  // It is as wide as the paper without its margins.
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['552', '200']);
  await user.type(row.getByRole('textbox', { name: 'Address of the picture' }), 'https://a.example/b.png');
  expect(row.queryByRole('img')).toBeNull();
});

test('ADM-08 a file that is no picture is refused with a sentence, and the picture stays', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('It cannot be decoded.')));
  const { user } = await open('/email-template/create');
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Image' }));
  await user.upload(fileInput(), new File(['words'], 'words.png', { type: 'image/png' }));
  await screen.findByText('This file is no picture that an email can show. Choose a PNG or a JPEG.');
});

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  return input;
}

test('ADM-08 a test goes to the own address first, also from the form, which is not saved by it', async () => {
  const { user, requests } = await open(`/email-template/${ulid}/update`, {
    sendTestEmail: () => ({ emailPreview: made }),
  });
  await user.click(screen.getByRole('button', { name: 'Send a test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test' }));
  const to = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value;
  expect(to).toMatch(/@/);
  await user.click(dialog.getByRole('button', { name: 'Send test' }));
  await waitFor(() =>
    expect(requests.find(({ operation }) => operation === 'SendTestButtonMutation')?.variables).toMatchObject({
      input: { to, subject: 'Your booking {{ reference }}' },
    }),
  );
  await waitFor(() =>
    expect(notices.get().at(-1)).toMatchObject({ text: 'The test email is on its way.', link: { to: '/email-log' } }),
  );
  expect(requests.some(({ operation }) => operation === 'UpdateEmailTemplateFormMutation')).toBe(false);
});

const block = (text: string) => ({ type: 'heading', values: { text } });
const columns = [{ contents: [block('Left')] }, { contents: [block('Right')] }];
const twoColumns = JSON.stringify({ body: { rows: [{ cells: [1, 1], columns }] } });
const design = { type: 'unlayer', content: { number: 2, subject: 'Hello', body: twoColumns } };

const bodySent = (requests: Awaited<ReturnType<typeof open>>['requests']) => {
  const input = requests.find(({ operation }) => operation === 'UpdateEmailTemplateFormMutation')?.variables.input;
  return JSON.parse(Object(input).body);
};

test('ADM-08 a variable is written where the cursor is, in a block of a row with several columns', async () => {
  const { user, requests } = await open(`/email-template/${ulid}/update`, {
    emailTemplate: () => emailTemplate(1, design),
    updateEmailTemplate: () => ({ emailTemplate: emailTemplate(1, { ...design, version: 4 }) }),
  });
  const insert = card('Variables').getByRole<HTMLButtonElement>('button', { name: 'Insert reference' });
  expect(insert.disabled).toBe(true);
  const right = within(card('Row 1').getByRole('group', { name: 'Column 2' }));
  const heading = right.getByRole<HTMLInputElement>('textbox', { name: 'Heading' });
  await user.click(heading);
  await user.keyboard('{Home}');
  await user.click(insert);
  expect(heading.value).toBe('{{ reference }}Right');
  expect(document.activeElement).toBe(heading);
  await user.keyboard(': ');
  card('Variables').getByText('Into: Heading, row 1');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  const changed = [columns[0], { contents: [block('{{ reference }}: Right')] }];
  expect(bodySent(requests)).toEqual({ body: { rows: [{ cells: [1, 1], columns: changed }] } });
});

test('ADM-08 a variable is written into the text that was typed, also when Tab passes others on its way to the list', async () => {
  const { user } = await open(`/email-template/${ulid}/update`, { emailTemplate: () => emailTemplate(1, design) });
  const heading = (column: string) =>
    within(card('Row 1').getByRole('group', { name: column })).getByRole<HTMLInputElement>('textbox', {
      name: 'Heading',
    });
  heading('Column 1').focus();
  await user.keyboard('{End} of ');
  await user.tab();
  expect(document.activeElement).toBe(heading('Column 2'));
  card('Variables').getByRole('button', { name: 'Insert reference' }).focus();
  await user.keyboard('{Enter}');
  expect(heading('Column 1').value).toBe('Left of {{ reference }}');
  await user.click(card('Row 1').getByRole('button', { name: 'Remove row 1' }));
  card('Variables').getByText('Into no text yet');
});

test('ADM-08 a template about booking items is filled in with an item, which is found by its booking', async () => {
  const { user, requests } = await open(`/email-template/${ulid}`, {
    emailTemplate: () => emailTemplate(1, { target: 'booking_item' }),
    referenceSearches: connection([
      {
        id: 'reference_searches/1',
        entity: 'booking',
        reference: 'BK-10482',
        title: 'Leadership',
        target: idOf('bookings', 4),
      },
      {
        id: 'reference_searches/2',
        entity: 'invoice',
        reference: 'INV-10482',
        title: 'Leadership',
        target: idOf('invoices', 4),
      },
    ]),
    booking: {
      id: idOf('bookings', 4),
      items: connection([{ id: idOf('booking_items', 5), title: 'Leadership Essentials' }]),
    },
  });
  await user.type(screen.getByRole('combobox', { name: 'Booking of the item' }), '10482');
  const options = await screen.findAllByRole('option', { name: /10482/ });
  expect(options.map(({ textContent }) => textContent)).toEqual(['BK-10482 Leadership']);
  await user.click(screen.getByRole('option', { name: 'BK-10482 Leadership' }));
  await screen.findByRole('option', { name: 'Leadership Essentials' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filled in with' }), 'Leadership Essentials');
  await waitFor(() =>
    expect(requests.filter(({ operation }) => operation === 'usePreviewMutation').at(-1)?.variables).toMatchObject({
      input: { target: 'booking_item', record: idOf('booking_items', 5) },
    }),
  );
});
