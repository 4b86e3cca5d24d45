import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Input } from '../field/Input.tsx';
import { DismissIcon, SearchIcon } from '../icons/controls.ts';
import { isSingleKey } from '../keys/isSingleKey.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import { useSingleKeys } from '../keys/useSingleKeys.ts';

const useStyles = makeStyles({
  // The search box shrinks before the filters beside it wrap.
  box: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: '20ch',
    minWidth: '20ch',
    maxWidth: '30ch',
    '@media (max-width: 1023px)': { maxWidth: 'none' },
  },
  icon: { color: tokens.colorNeutralForeground3 },
});

export interface SearchBoxProps {
  readonly value: string;
  /** Called for each key. The list's state waits 200 ms before it asks the server (NAV-09). */
  readonly onChange: (value: string) => void;
  /** The searched fields: 'Filter by title or reference'. It is both the name and the placeholder of the box. */
  readonly placeholder: string;
}

/**
 * The text filter of a list. `/` focuses it from anywhere on the screen, unless single-letter shortcuts are off. Escape
 * empties it.
 */
export function SearchBox({ value, onChange, placeholder }: SearchBoxProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const jumps = useSingleKeys();

  useEffect(() => {
    function jump(event: KeyboardEvent) {
      if (event.key !== '/' || !isSingleKey(event)) return;
      event.preventDefault();
      const box = input.current;
      if (!box) return;
      // While rows are selected, the filters are covered until the box has the focus (PageFrame).
      box.style.visibility = 'visible';
      box.focus();
      box.select();
      box.style.visibility = '';
    }
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, []);

  return (
    <Input
      ref={input}
      type="search"
      className={styles.box}
      aria-label={placeholder}
      aria-keyshortcuts={jumps ? '/' : undefined}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={255}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) {
          event.preventDefault();
          onChange('');
        }
      }}
      before={<SearchIcon size={16} className={styles.icon} />}
      after={
        value ? (
          <Button
            appearance="subtle"
            size="small"
            icon={<DismissIcon size={14} />}
            aria-label="Clear the text"
            onClick={() => onChange('')}
          />
        ) : (
          jumps && <KeyHint keys={['/']} />
        )
      }
    />
  );
}
