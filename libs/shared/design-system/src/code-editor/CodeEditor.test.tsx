import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, type TextInsertion } from '../field/index.ts';
import { findings, show } from '../testing/show.tsx';
import { CodeEditor } from './index.ts';

const told = vi.fn();
beforeEach(() => void told.mockClear());

function Body({ value: saved = '', error }: { readonly value?: string; readonly error?: string }) {
  const [value, setValue] = useState(saved);
  const [insertion, setInsertion] = useState<TextInsertion | null>(null);
  return (
    <Field label="Body" required error={error}>
      <CodeEditor
        language="html"
        value={value}
        insertion={insertion}
        onChange={(text) => {
          told(text);
          setValue(text);
        }}
      />
      <button
        type="button"
        style={{ minHeight: 24 }}
        onClick={() => setInsertion({ number: (insertion?.number ?? 0) + 1, text: '{{ name }}' })}
      >
        Insert name
      </button>
    </Field>
  );
}

const editor = () => screen.findByRole('textbox', { name: /^Body/ });
const text = () => told.mock.lastCall?.[0];

describe('The editor for code', () => {
  test('has the name and the message of its field, and axe finds nothing', async () => {
    show(<Body value="<p>Dear {{ name }}</p>" error="Body field is required" />);
    const box = await editor();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.getAttribute('aria-required')).toBe('true');
    expect(await findings()).toEqual([]);
  });

  test('has what is typed, also over all of its text, and takes it back', async () => {
    show(<Body value={"<p>Dear <b>Ada</b></p>\n"} />);
    const box = await editor();
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}Hello');
    await waitFor(() => expect(text()).toBe('Hello'));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}!');
    await waitFor(() => expect(text()).toBe('Hell!'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(text()).toBe('Hello'));
  });

  test('has a variable where the cursor is, and then the focus', async () => {
    show(<Body value="<p>Dear </p>" />);
    await userEvent.click(await editor());
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'Insert name' }));
    await waitFor(() => expect(text()).toBe('<p>Dear {{ name }}</p>'));
    await userEvent.keyboard('!');
    await waitFor(() => expect(text()).toBe('<p>Dear {{ name }}!</p>'));
  });

  test('is left with the Tab key, as every field', async () => {
    show(<Body />);
    const box = await editor();
    await userEvent.click(box);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Insert name' }));
  });
});
