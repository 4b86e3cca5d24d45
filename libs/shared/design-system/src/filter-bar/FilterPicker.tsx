import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Spinner } from '../button/Spinner.tsx';
import { Input } from '../field/Input.tsx';
import { SearchIcon } from '../icons/controls.ts';
import { HiddenText } from '../layout/Text.tsx';
import { Announcement } from '../options/Announcement.tsx';
import { OptionList, optionId } from '../options/OptionList.tsx';
import { type OptionSource, optionListContent } from '../options/optionSource.ts';
import { useDebounced } from '../options/useDebounced.ts';
import { useOptionKeys } from '../options/useOptionKeys.ts';
import { Popup } from '../popup/Popup.tsx';
import { FilterTrigger } from './FilterTrigger.tsx';

const useStyles = makeStyles({
  popup: { width: '280px' },
  search: { padding: '8px 8px 4px' },
  foot: {
    display: 'flex',
    padding: '4px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** Lists of this length or longer get a search box. */
const searchFrom = 9;

export interface FilterPickerProps extends OptionSource {
  readonly label: string;
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
  /** Several options may be chosen. Each choice applies at once, and the list stays open. */
  readonly multiple?: boolean;
  /** The text when nothing is chosen: 'Any'. Null for a filter that always has a value, such as the period. */
  readonly emptyLabel?: string | null;
  /** The text for the chosen value, when `options` may not contain it. */
  readonly displayedValue?: ReactNode;
  /** Milliseconds between the last key and the search. The default is 500 (FRM-06). */
  readonly debounce?: number | undefined;
  /** Called when the list opens, to start loading its options. */
  readonly onOpen?: (() => void) | undefined;
}

/** A filter of a list. The button "Status 3 ⌄" opens the options, with a search box when there are many. */
export function FilterPicker(props: FilterPickerProps) {
  const { label, options, selected, onChange, multiple = false, emptyLabel = 'Any', displayedValue, onOpen } = props;
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [chosen] = selected;
  const searched = props.onSearch !== undefined;
  const name = displayedValue ?? options.find((option) => option.value === chosen)?.label;
  const value = multiple && chosen ? selected.length : searched && name ? <OneNamed>{name}</OneNamed> : name;

  function toggle() {
    if (!open) onOpen?.();
    setOpen(!open);
  }

  function choose(id: string) {
    if (multiple) {
      onChange(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
      return;
    }
    setOpen(false);
    anchor.current?.focus();
    if (chosen === id) emptyLabel !== null && onChange([]);
    else onChange([id]);
  }

  return (
    <>
      <FilterTrigger
        ref={anchor}
        label={label}
        value={value ?? emptyLabel ?? ''}
        values={[emptyLabel ?? '', ...(multiple || searched ? [] : options.map((option) => option.label))]}
        open={open}
        onClick={toggle}
      />
      {open && (
        <Popup anchor={anchor} onClose={() => setOpen(false)} role="dialog" aria-label={label}>
          <PickerBody {...props} multiple={multiple} onChoose={choose} />
        </Popup>
      )}
    </>
  );
}

/** A chosen record. Names have any length, so the button shows their number, and the filter's chip shows the name. */
function OneNamed({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span aria-hidden>1</span>
      <HiddenText>{children}</HiddenText>
    </>
  );
}

function PickerBody(props: FilterPickerProps & { readonly onChoose: (id: string) => void }) {
  const { label, selected, onChange, multiple = false, onSearch, onChoose } = props;
  const styles = useStyles();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [searchable] = useState(onSearch !== undefined || props.options.length >= searchFrom);
  const search = useDebounced(onSearch, props.debounce ?? 500);
  const { options, action, ...list } = optionListContent(props, text);
  const count = options.length + (action ? 1 : 0);
  const chosenAt = options.findIndex((option) => option.value === selected[0]);
  const keys = useOptionKeys(count, (index) => chooseAt(index), Math.max(chosenAt, searchable ? -1 : 0));

  function chooseAt(index: number) {
    const option = options[index];
    if (option) onChoose(option.value);
    else action?.run();
  }

  function press(event: KeyboardEvent) {
    if (event.key === ' ' && !searchable && keys.active >= 0) {
      event.preventDefault();
      chooseAt(keys.active);
      return;
    }
    keys.press(event);
  }

  // The list is hidden until it has options. It cannot be focused before.
  const listed = searchable || count > 0;
  useEffect(() => {
    if (listed) body.current?.querySelector<HTMLElement>(searchable ? 'input' : '[role=listbox]')?.focus();
  }, [searchable, listed]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble from the search box or the list inside
    <div ref={body} className={styles.popup} onKeyDown={press}>
      {searchable && (
        <div className={styles.search}>
          <Input
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={keys.active >= 0 ? optionId(id, keys.active) : undefined}
            aria-label={`Search ${label.toLowerCase()}`}
            placeholder="Search"
            before={list.loading ? <Spinner /> : <SearchIcon size={16} />}
            value={text}
            onChange={(typed) => {
              setText(typed);
              keys.setActive(typed ? 0 : -1);
              search(typed);
            }}
          />
        </div>
      )}
      <Announcement>{list.announced}</Announcement>
      <OptionList
        id={id}
        label={label}
        options={options}
        action={action}
        selected={selected}
        multiple={multiple}
        active={keys.active}
        byKeyboard={keys.byKeyboard}
        onChoose={chooseAt}
        message={list.message}
        foot={list.foot}
        problem={props.failed}
        focusable={!searchable}
      />
      {multiple && selected.length > 0 && (
        <div className={styles.foot}>
          <Button appearance="subtle" size="small" onClick={() => onChange([])}>
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}
