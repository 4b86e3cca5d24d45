import { richTextAllows } from '@console/rules';
import { makeStyles } from '@fluentui/react-components';
import { $toggleLink, LinkNode } from '@lexical/link';
import { $createTextNode, $getSelection, $isRangeSelection, $setSelection, type BaseSelection } from 'lexical';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Field, Input } from '../field/index.ts';
import { LinkIcon } from '../icons/controls.ts';
import { Popup } from '../popup/Popup.tsx';
import { ToolButton, type ToolProps } from './ToolButton.tsx';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    width: '280px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '12px',
  },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

/** Makes a link from the selected text, or changes or removes the link at the cursor. */
export function LinkTool({ link, ...tool }: ToolProps & { readonly link: string | null }) {
  const { editor } = tool;
  const styles = useStyles();
  const button = useRef<HTMLButtonElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const chosen = useRef<BaseSelection | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [bad, setBad] = useState(false);

  function open() {
    chosen.current = editor.getEditorState().read(() => $getSelection()?.clone() ?? null);
    setBad(false);
    setTyped(link ?? '');
  }

  function set(target: string | null) {
    setTyped(null);
    editor.focus();
    editor.update(() => {
      $setSelection(chosen.current?.clone() ?? null);
      $link(target);
    });
  }

  const isOpen = typed !== null;
  // `autoFocus` does not work: the popup is still hidden when its content is mounted.
  useEffect(() => {
    if (isOpen) address.current?.select();
  }, [isOpen]);

  function apply() {
    const target = linkTarget(typed ?? '');
    if (target === null) setBad(true);
    else set(target);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  }

  return (
    <>
      <ToolButton
        {...tool}
        ref={button}
        name="Link"
        icon={<LinkIcon />}
        pressed={link !== null}
        expanded={isOpen}
        onUse={() => (isOpen ? setTyped(null) : open())}
      />
      {isOpen && (
        <Popup anchor={button} role="dialog" aria-label="Link" onClose={() => setTyped(null)} onKeyDown={press}>
          {/* Not a form element, because the editor may be inside a form. */}
          <div className={styles.panel}>
            <Field label="Address" error={bad ? 'Address must be a web or email address' : undefined}>
              <Input
                ref={address}
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                value={typed}
                onChange={setTyped}
              />
            </Field>
            <div className={styles.actions}>
              {link !== null && <Button onClick={() => set(null)}>Remove link</Button>}
              <Button appearance="primary" onClick={apply}>
                Apply
              </Button>
            </div>
          </div>
        </Popup>
      )}
    </>
  );
}

/** Without selected text and outside a link, the address becomes the text of a new link. */
function $link(target: string | null): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const inLink = selection.anchor
    .getNode()
    .getParents()
    .some((parent) => parent instanceof LinkNode);
  if (target !== null && selection.isCollapsed() && !inLink) {
    const words = $createTextNode(target.replace(/^(https?:\/\/|mailto:)/i, ''));
    selection.insertNodes([words]);
    words.select(0);
  }
  $toggleLink(target, { rel: null });
}

const mailbox = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const website = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]\S*)?$/u;

/**
 * Returns the address of a link for the typed text: 'example.com', 'ada@example.com', a full address. Returns null when
 * the text is no address.
 */
function linkTarget(typed: string): string | null {
  const text = typed.trim();
  if (richTextAllows.link.test(text)) return text;
  if (mailbox.test(text)) return `mailto:${text}`;
  return website.test(text) ? `https://${text}` : null;
}
