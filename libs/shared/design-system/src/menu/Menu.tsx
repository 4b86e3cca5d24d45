import { makeStyles } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Popup } from '../popup/Popup.tsx';
import type { PopupAlign } from '../popup/placePopup.ts';
import { MenuContext } from './menuContext.ts';

const useStyles = makeStyles({
  anchor: { display: 'inline-flex' },
  list: { minWidth: '176px', padding: '4px', display: 'flex', flexDirection: 'column', gap: '1px' },
});

/** The props that the menu's button must receive. */
export interface MenuTriggerProps {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
}

export interface MenuProps {
  /** Names the menu: 'More actions', 'Account'. */
  readonly label: string;
  /** Renders the button that opens the menu: `(props) => <Button {...props}>Print</Button>`. */
  readonly trigger: (props: MenuTriggerProps) => ReactElement;
  /** MenuItem, MenuLink, MenuDivider. */
  readonly children: ReactNode;
  /** Content above the items, such as the name of the user. It cannot be focused. */
  readonly header?: ReactNode;
  readonly align?: PopupAlign;
}

/**
 * A button that opens a list of actions. Arrow keys, Home, End and first letters move the focus. Escape closes the
 * menu.
 */
export function Menu({ label, trigger, children, header, align = 'end' }: MenuProps) {
  const styles = useStyles();
  const anchor = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  useEffect(() => {
    button.current = anchor.current?.querySelector('button') ?? null;
    if (open) itemsOf(list.current)[0]?.focus();
  }, [open]);

  function press(event: KeyboardEvent) {
    const items = itemsOf(list.current);
    const at = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
    const next =
      { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key] ??
      (event.ctrlKey || event.metaKey || event.altKey ? undefined : byLetter(items, at, event.key));
    if (event.key === 'Tab') setOpen(false);
    if (next === undefined) return;
    event.preventDefault();
    items[(next + items.length) % items.length]?.focus();
  }

  return (
    <span ref={anchor} className={styles.anchor}>
      {trigger({ 'aria-haspopup': 'menu', 'aria-expanded': open, onClick: () => setOpen(!open) })}
      {open && (
        <Popup anchor={button} align={align} onClose={() => setOpen(false)} onKeyDown={press}>
          {header}
          <div ref={list} role="menu" aria-label={label} className={styles.list}>
            <MenuContext value={close}>{children}</MenuContext>
          </div>
        </Popup>
      )}
    </span>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[role=menuitem]')] : [];
}

/** Returns the index of the next item whose text begins with the pressed letter. */
function byLetter(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const turned = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const found = turned.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
  return found && items.indexOf(found);
}
