import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Spinner } from '../button/Spinner.tsx';
import { Input } from '../field/Input.tsx';
import { useFieldControl } from '../field/useFieldControl.ts';
import { ChevronDownIcon, DismissIcon } from '../icons/controls.ts';
import { Announcement } from '../options/Announcement.tsx';
import { OptionList, optionId } from '../options/OptionList.tsx';
import type { Option } from '../options/option.ts';
import { type OptionCreation, type OptionSource, optionListContent } from '../options/optionSource.ts';
import { useDebounced } from '../options/useDebounced.ts';
import { useOptionKeys } from '../options/useOptionKeys.ts';
import { Popup } from '../popup/Popup.tsx';
import { ChosenOptions } from './ChosenOptions.tsx';

const useStyles = makeStyles({
  root: { position: 'relative', display: 'block', minWidth: 0 },
  chevron: { color: tokens.colorNeutralForeground3 },
});

interface CommonProps extends OptionSource {
  /** Milliseconds between the last key and the search. The default is 500 (FRM-06). */
  readonly debounce?: number | undefined;
  /** Called when the list opens, to start loading. */
  readonly onOpen?: (() => void) | undefined;
  /** Offers to create a missing option (FRM-07). */
  readonly creation?: OptionCreation | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Called when the focus leaves the box. */
  readonly onBlur?: (() => void) | undefined;
  readonly 'aria-label'?: string | undefined;
}

export interface AutocompleteProps extends CommonProps {
  readonly value: Option | null;
  readonly onChange: (value: Option | null) => void;
}

export interface MultiAutocompleteProps extends CommonProps {
  readonly value: readonly Option[];
  readonly onChange: (value: readonly Option[]) => void;
}

/**
 * Chooses one option by typing a part of its name. Stays quick with 500 options. Put it into a Field or give it an
 * `aria-label`.
 */
export function Autocomplete({ value, onChange, ...common }: AutocompleteProps) {
  return (
    <Combobox
      {...common}
      chosen={value ? [value] : []}
      multiple={false}
      onChoose={onChange}
      onClear={() => onChange(null)}
    />
  );
}

/** Chooses several options. The chosen ones are listed above the box, each with a button to remove it. */
export function MultiAutocomplete({ value, onChange, ...common }: MultiAutocompleteProps) {
  const remove = (id: string) => onChange(value.filter((option) => option.value !== id));
  return (
    <>
      <ChosenOptions label="Chosen" options={value} onRemove={remove} disabled={common.disabled} />
      <Combobox
        {...common}
        chosen={value}
        multiple
        onChoose={(option) =>
          value.some((other) => other.value === option.value) ? remove(option.value) : onChange([...value, option])
        }
        onRemoveLast={() => onChange(value.slice(0, -1))}
      />
    </>
  );
}

/** The longest search text that the API accepts. */
const LONGEST_SEARCH = 255;

interface ComboboxProps extends CommonProps {
  readonly chosen: readonly Option[];
  readonly multiple: boolean;
  readonly onChoose: (option: Option) => void;
  readonly onClear?: () => void;
  readonly onRemoveLast?: () => void;
}

function Combobox(props: ComboboxProps) {
  const { chosen, multiple, onChoose, onClear, onRemoveLast, onOpen, disabled } = props;
  const styles = useStyles();
  const field = useFieldControl();
  const listId = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  /** Null while nothing is being typed: the box then shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebounced(props.onSearch, props.debounce ?? 500);
  const shownText = multiple ? '' : (chosen[0]?.label ?? '');
  const { options, action, ...list } = optionListContent(props, typed, props.creation);
  const keys = useOptionKeys(options.length + (action ? 1 : 0), chooseAt);

  function show() {
    if (open || disabled) return;
    onOpen?.();
    setOpen(true);
    keys.setActive(options.findIndex((option) => option.value === chosen[0]?.value));
  }

  function hide() {
    setOpen(false);
    setTyped(null);
  }

  function chooseAt(index: number) {
    const option = options[index];
    if (option) {
      onChoose(option);
      if (multiple) setTyped(null);
      else hide();
    } else if (action) {
      if (!action.stays) hide();
      action.run();
    }
    input.current?.focus();
  }

  function clear() {
    onClear?.();
    input.current?.focus();
  }

  function type(text: string) {
    show();
    setTyped(text);
    keys.setActive(text ? 0 : -1);
    search(text);
  }

  function press(event: KeyboardEvent) {
    // These keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') {
      // Emptying the box and leaving it clears the choice.
      if (typed === '') onClear?.();
      hide();
    } else if (event.key === 'Backspace' && !typed && onRemoveLast) {
      onRemoveLast();
    } else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      show();
    } else if (open) {
      // Enter belongs to the open list, even while the list is empty. It must not submit the form around it.
      if (!keys.press(event) && event.key === 'Enter') event.preventDefault();
    }
  }

  return (
    <span ref={anchor} className={styles.root}>
      <Input
        ref={input}
        role="combobox"
        aria-label={props['aria-label']}
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && keys.active >= 0 ? optionId(listId, keys.active) : undefined}
        autoComplete="off"
        placeholder={props.placeholder}
        disabled={disabled}
        value={typed ?? shownText}
        onChange={type}
        maxLength={LONGEST_SEARCH}
        onClick={show}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={props.onBlur}
        onKeyDown={press}
        after={
          list.loading && open ? (
            <Spinner />
          ) : onClear && chosen.length > 0 && !disabled ? (
            <Button
              appearance="subtle"
              size="small"
              icon={<DismissIcon size={14} />}
              aria-label="Clear"
              // With the keyboard, the user clears the choice by emptying the box. So Tab does not stop here.
              tabIndex={-1}
              onClick={clear}
            />
          ) : (
            <ChevronDownIcon size={16} className={styles.chevron} />
          )
        }
      />
      <Announcement>{open ? list.announced : ''}</Announcement>
      {open && (
        <Popup anchor={anchor} asWide onClose={hide}>
          <OptionList
            id={listId}
            label={props['aria-label'] ?? 'Options'}
            {...(field.labelId && { labelledBy: field.labelId })}
            options={options}
            action={action}
            selected={chosen.map((option) => option.value)}
            multiple={multiple}
            active={keys.active}
            byKeyboard={keys.byKeyboard}
            onChoose={chooseAt}
            message={list.message}
            foot={list.foot}
            problem={props.failed}
          />
        </Popup>
      )}
    </span>
  );
}
