import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Field, type TextInsertion } from '../field/index.ts';
import { findings, show } from '../testing/show.tsx';
import { CodeEditor } from './index.ts';

const told = vi.fn();
beforeEach(() => told.mockClear());

function Body({ saved }: { readonly saved: string }) {
  const [value, setValue] = useState(saved);
  const [insertion, setInsertion] = useState<TextInsertion | null>(null);
  const [isHidden, setIsHidden] = useState(false);
  return (
    <>
      {!isHidden && (
        <Field label="Body" required>
          <CodeEditor
            language="html"
            value={value}
            onChange={(text) => {
              told(text);
              setValue(text);
            }}
            insertion={insertion}
          />
        </Field>
      )}
      <Button onClick={() => setInsertion({ number: 1, text: '{{ reference }}' })}>Insert</Button>
      <Button onClick={() => setIsHidden(!isHidden)}>{isHidden ? 'Show' : 'Hide'}</Button>
    </>
  );
}

const editor = () => screen.findByRole('textbox', { name: /^Body/ });
const text = () => told.mock.lastCall?.[0];

test('the editor has the name of its field, is edited by keyboard, and Tab leaves it', async () => {
  show(<Body saved="<p>Dear …</p>" />);
  const box = await editor();
  expect(box.getAttribute('aria-required')).toBe('true');
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}Regards');
  expect(text()).toBe('<p>Dear …</p>\nRegards');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(box);
  expect(await findings()).toEqual([]);
});

test('all the text is replaced under a policy without style attributes', async () => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src-attr 'none'";
  document.head.append(policy);
  const reported = vi.fn();
  document.addEventListener('securitypolicyviolation', reported);
  show(<Body saved={'<p class="first">Dear …</p>\n<p>We look for <b>new</b> dates.</p>\n'} />);
  await userEvent.click(await editor());
  await userEvent.keyboard('{Control>}a{/Control}New');
  expect(text()).toBe('New');
  await userEvent.keyboard('{Control>}a{/Control}{Delete}Again, dear');
  await waitFor(() => expect(text()).toBe('Again, dear'));
  // A brace encloses what is selected.
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}{{');
  await waitFor(() => expect(text()).toBe('Again, {dear}'));
  expect(reported).not.toHaveBeenCalled();
});

test('a variable is written at the cursor once, also when the editor is shown again', async () => {
  show(<Body saved="<p>Dear …</p>" />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(await editor());
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await press('Insert');
  await waitFor(() => expect(text()).toBe('<p>Dear …</p>{{ reference }}'));
  await press('Hide');
  await press('Show');
  expect((await editor()).textContent).toBe('<p>Dear …</p>{{ reference }}');
});

test('an invalid editor with the focus has one ring, in the colour of its border', async () => {
  show(
    <Field label="Body" error="Body field is required">
      <CodeEditor language="text" value="" onChange={told} />
    </Field>,
  );
  const box = await editor();
  await userEvent.click(box);
  const frame = box.closest('[style*="height"]') ?? box;
  const { borderTopColor, borderLeftColor, outlineColor, outlineStyle } = getComputedStyle(frame);
  expect([outlineStyle, outlineColor]).toEqual(['solid', borderTopColor]);
  expect(borderLeftColor).toBe(borderTopColor);
  expect(getComputedStyle(box.closest('.cm-editor') ?? box).outlineStyle).toBe('none');
});

test('plain text is written as it is, and only the tags of Liquid have colours', async () => {
  show(<CodeEditorOf text={'Write to {{ name }}.\n<b>No HTML</b>'} />);
  const box = await screen.findByRole('textbox');
  expect(box.textContent).toBe('Write to {{ name }}.<b>No HTML</b>');
  const coloured = [...box.querySelectorAll('span')].map(({ textContent }) => textContent).join('');
  expect(coloured).toContain('{{');
  expect(coloured).not.toContain('b');
});

const CodeEditorOf = ({ text: value }: { readonly text: string }) => (
  <Field label="Prompt">
    <CodeEditor language="text" value={value} onChange={told} />
  </Field>
);
