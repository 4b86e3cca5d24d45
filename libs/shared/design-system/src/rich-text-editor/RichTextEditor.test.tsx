import { screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../field/index.ts';
import { findings, show } from '../testing/show.tsx';
import { ThemeProvider } from '../theme/index.ts';
import { RichTextEditor } from './index.ts';

const told = vi.fn();
const submit = vi.fn();
beforeEach(() => {
  told.mockClear();
  submit.mockClear();
});

interface NoteProps extends Partial<ComponentProps<typeof RichTextEditor>> {
  readonly error?: string;
}

function Note({ value: saved = '', error, ...props }: NoteProps) {
  const [value, setValue] = useState(saved);
  return (
    <Field label="Note" required error={error}>
      <RichTextEditor
        value={value}
        onChange={(html) => {
          told(html);
          setValue(html);
        }}
        onSubmit={submit}
        placeholder="Write a note…"
        {...props}
      />
      <button type="button" style={{ minHeight: 24 }} onClick={() => setValue('')}>
        Clear
      </button>
    </Field>
  );
}

const editor = () => screen.findByRole('textbox', { name: /^Note/ });
const html = () => told.mock.lastCall?.[0];
const tool = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(tool(name));

async function write(text: string): Promise<HTMLElement> {
  const box = await editor();
  await userEvent.click(box);
  if (text !== '') await userEvent.keyboard(text);
  return box;
}

function paste(data: Record<string, string>): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

describe('the HTML of the editor', () => {
  test('is clean, and empty when there are no words', async () => {
    show(<Note />);
    await write('Room <14> & co');
    await waitFor(() => expect(html()).toBe('<p>Room &lt;14&gt; &amp; co</p>'));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await waitFor(() => expect(html()).toBe(''));
    await userEvent.keyboard('   {Enter} ');
    expect(html()).toBe('');
  });

  test('has bold, italic and underlined text, by key and by toolbar', async () => {
    show(<Note />);
    await write('a {Control>}b{/Control}b{Control>}b{/Control} {Control>}i{/Control}c{Control>}i{/Control} ');
    await press('Underline');
    await userEvent.keyboard('d');
    await waitFor(() => expect(html()).toBe('<p>a <strong>b</strong> <em>c</em> <u>d</u></p>'));
    expect(tool('Underline').getAttribute('aria-pressed')).toBe('true');
    expect(tool('Bold').getAttribute('aria-pressed')).toBe('false');
  });

  test('has a text that is inserted where the cursor is', async () => {
    const { rerender } = show(<Note value="<p>Dear , hello</p>" />);
    await write('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    rerender(
      <ThemeProvider scheme="light">
        <Note value="<p>Dear , hello</p>" insertion={{ number: 1, text: '{{ name }}' }} />
      </ThemeProvider>,
    );
    await waitFor(() => expect(html()).toBe('<p>Dear {{ name }}, hello</p>'));
    expect(document.activeElement).toBe(await editor());
  });

  test('is used when somebody clicks or types in it, and not when Tab passes it', async () => {
    const use = vi.fn();
    show(<Note onUse={use} />);
    const box = await editor();
    await userEvent.tab();
    for (let tabs = 0; document.activeElement !== box && tabs < 20; tabs += 1) await userEvent.tab();
    expect(document.activeElement).toBe(box);
    await userEvent.tab();
    expect(use).not.toHaveBeenCalled();
    await write('a');
    expect(use).toHaveBeenCalled();
  });

  test('has lists and nested lists', async () => {
    show(<Note value="<ul><li>One<ol><li>Two</li></ol></li></ul><p>End</p>" />);
    await write('{Control>}{End}{/Control}!');
    await waitFor(() => expect(html()).toBe('<ul><li>One<ol><li>Two</li></ol></li></ul><p>End!</p>'));
    await press('Numbered list');
    await waitFor(() => expect(html()).toContain('<ol><li>End!</li></ol>'));
    await press('Numbered list');
    await waitFor(() => expect(html()).toContain('<p>End!</p>'));
  });

  test('has links to websites and email addresses', async () => {
    show(<Note />);
    await write('see plan{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await press('Link');
    await userEvent.keyboard('javascript:alert(1){Enter}');
    expect(screen.getByText('Address must be a web or email address')).toBeTruthy();
    await userEvent.keyboard('{Control>}a{/Control}a.example/plan{Enter}');
    const rel = 'rel="noopener noreferrer nofollow"';
    await waitFor(() => expect(html()).toBe(`<p>see <a href="https://a.example/plan" ${rel}>plan</a></p>`));
    expect(document.activeElement).toBe(await editor());
    await press('Link');
    await press('Remove link');
    await waitFor(() => expect(html()).toBe('<p>see plan</p>'));
    await userEvent.keyboard('{Control>}{End}{/Control} ');
    await press('Link');
    await userEvent.keyboard('ada@a.example{Enter}');
    await waitFor(() => expect(html()).toContain(`<a href="mailto:ada@a.example" ${rel}>ada@a.example</a>`));
  });
});

describe('pasted text', () => {
  test('keeps its meaning and loses all other markup', async () => {
    show(<Note />);
    await write('');
    paste({
      'text/html': `<html><head><style>p{color:red}</style></head><body><h1 style="x">Plan</h1>
        <p class=MsoNormal style='margin:0'><b style='mso-bidi-font-weight:normal'>Bold</b> and <span style='font-style:italic'>slanted</span><o:p></o:p></p>
        <p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>First</p>
        <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Inner</p>
        <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p>
        <table><tr><td>Seats</td><td><b>12</b></td></tr></table>
        <script>hacked()</script><img src=x onerror=hacked()><a href="javascript:hacked()">run</a></body></html>`,
    });
    await waitFor(() =>
      expect(html()).toBe(
        '<p><strong>Plan</strong></p><p><strong>Bold</strong> and <em>slanted</em></p>' +
          '<ul><li>First<ol><li>Inner</li></ol></li><li>Second</li></ul><p>Seats – <strong>12</strong></p><p>run</p>',
      ),
    );
  });

  test('from a mail that places its texts by tables keeps paragraphs, lists, links and bold', async () => {
    show(<Note />);
    await write('');
    paste({
      'text/html': `<table role="presentation"><tr><td>
        <table><tr><td><div>Room 4</div><div>10:00</div></td></tr></table>
        <p>Bring <b>your laptop</b>.</p>
        <ul><li>Parking: <a href="https://a.example/map">map</a></li><li>Lunch</li></ul>
        See you<br>Ada
        </td><td></td></tr><tr><td> Tutor </td><td>Zoë <b>Bell</b></td></tr></table>`,
    });
    const map = '<a href="https://a.example/map" rel="noopener noreferrer nofollow">map</a>';
    await waitFor(() =>
      expect(html()).toBe(
        `<p>Room 4</p><p>10:00</p><p>Bring <strong>your laptop</strong>.</p><ul><li>Parking: ${map}</li><li>Lunch</li></ul>` +
          '<p>See you</p><p>Ada</p><p>Tutor – Zoë <strong>Bell</strong></p>',
      ),
    );
  });

  test('from Google Docs is not all bold', async () => {
    show(<Note />);
    await write('');
    paste({
      'text/html':
        '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700">heavy</span></p></b>',
    });
    await waitFor(() => expect(html()).toBe('<p>Plain <strong>heavy</strong></p>'));
  });

  test('keeps its lines when it is plain, and an address pasted over text becomes its link', async () => {
    show(<Note />);
    await write('');
    paste({ 'text/plain': 'One\nTwo' });
    await waitFor(() => expect(html()).toMatch(/One.*Two/));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}plan{Control>}a{/Control}');
    paste({ 'text/plain': 'https://a.example', 'text/html': '<a href="https://a.example">https://a.example</a>' });
    await waitFor(() => expect(html()).toMatch(/^<p><a href="https:\/\/a.example" rel="[a-z ]+">plan<\/a><\/p>$/));
  });
});

test('Ctrl+Enter submits and adds no line', async () => {
  show(<Note />);
  await write('Done{Control>}{Enter}{/Control}');
  expect(submit).toHaveBeenCalledOnce();
  expect(html()).toBe('<p>Done</p>');
});

test('the editor shows a value set from outside and does not report it as a change', async () => {
  show(<Note value="<p>Saved <b>before</b></p>" />);
  expect((await editor()).textContent).toBe('Saved before');
  expect(told).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(async () => expect((await editor()).textContent).toBe(''));
  expect(told).not.toHaveBeenCalled();
  expect(screen.getByText('Write a note…')).toBeTruthy();
});

test('the editor has the name, the required mark and the error of its field, and a click on the label focuses it', async () => {
  show(<Note error="Note is required" />);
  const box = await editor();
  expect(box.getAttribute('aria-required')).toBe('true');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Note is required');
  await userEvent.click(screen.getByText('Note'));
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test('Tab stops once at the toolbar and leaves the text', async () => {
  show(<Note />);
  const box = await editor();
  tool('Bold').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tool('Underline'));
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(document.activeElement).toBe(tool('Bold'));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }));
});

test('a disabled editor cannot be edited', async () => {
  show(<Note value="<p>Kept</p>" disabled />);
  const box = await editor();
  expect(box.getAttribute('contenteditable')).toBe('false');
  expect((tool('Bold') as HTMLButtonElement).disabled).toBe(true);
});

test('the editor is 150 px high before and after it loads, and axe finds nothing', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    const { container } = show(
      <Note value="<p>See <a href='https://a.example'>plan</a></p>" error="Note is required" />,
      scheme,
    );
    const box = container.querySelector<HTMLElement>('[style*="150px"]');
    expect(box?.offsetHeight).toBe(150);
    await editor();
    expect(box?.offsetHeight).toBe(150);
    await press('Link');
    expect(await findings()).toEqual([]);
  }
});
