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
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Names the menu: 'More actions', 'Account'. */
  readonly label: string;
  /** Renders the button that opens the menu: `(props) => <Button {...props}>Print</Button>`. */
  readonly trigger: (props: MenuTriggerProps) => ReactElement;
  /** MenuItem, MenuChoice, MenuLink, MenuDivider. */
  readonly children: ReactNode;
  /** Content above the items, such as the name of the user. It cannot be focused. */
  readonly header?: ReactNode;
  readonly align?: PopupAlign;
}

/**
 * A button that opens a list of actions. The arrow keys open it too: ArrowUp at its last item. Arrow keys, Home, End
 * and first letters move the focus. Escape, a choice and a link close the menu.
 */
export function Menu({ label, trigger, children, header, align = 'end' }: MenuProps) {
  const styles = useStyles();
  const anchor = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const startsAt = useRef(0);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  useEffect(() => {
    button.current = anchor.current?.querySelector('button') ?? null;
    if (open) itemsOf(list.current).at(startsAt.current)?.focus();
  }, [open]);

  function show(at: 0 | -1) {
    startsAt.current = at;
    setOpen(true);
  }

  function pressButton(event: KeyboardEvent) {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 0 : -1);
  }

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
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => (open ? setOpen(false) : show(0)),
        onKeyDown: pressButton,
      })}
      {open && (
        <Popup anchor={button} align={align} onClose={() => setOpen(false)} onKeyDown={press}>
          {header}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
          <div
            ref={list}
            role="menu"
            aria-label={label}
            className={styles.list}
            onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}
          >
            <MenuContext value={close}>{children}</MenuContext>
          </div>
        </Popup>
      )}
    </span>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')] : [];
}

/** Returns the index of the next item whose text begins with the pressed letter. */
function byLetter(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const turned = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const found = turned.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
  return found && items.indexOf(found);
}
