import { sortKey } from '@console/format';
import { AddIcon, ArrowClockwiseIcon } from '../icons/controls.ts';
import type { Icon } from '../icons/createIcon.tsx';
import { matchOptions, type Option } from './option.ts';

/** The last row of a list, which runs an action instead of choosing an option. */
export interface OptionAction {
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => void;
  /** Keeps the list open after the action. */
  readonly stays: boolean;
}

/** Where options come from: a fixed list, or a search on the server. */
export interface OptionSource {
  readonly options: readonly Option[];
  /**
   * Searches on the server. Called with the typed text when typing pauses (FRM-06). Without it, the given options are
   * searched.
   */
  readonly onSearch?: ((text: string) => void) | undefined;
  /**
   * The text that `options` were searched for. While the typed text differs from it, only options that match the typed
   * text are shown.
   */
  readonly answered?: string | null | undefined;
  readonly loading?: boolean | undefined;
  /** The server did not answer. The list says so and offers to try again. */
  readonly failed?: boolean | undefined;
  /** The server has more matches than it returned. */
  readonly more?: boolean | undefined;
  /** The text when nothing matches. The default is "Nothing matches." */
  readonly emptyMessage?: string | undefined;
}

/** Creates a new record when no option fits (FRM-07). */
export interface OptionCreation {
  /** Returns the label of the row: 'Create this contact, Jo Hall?' */
  readonly label: (typed: string) => string;
  readonly onCreate: (typed: string) => void;
}

/** The content of an open list of options. */
export interface OptionListContent {
  readonly options: readonly Option[];
  readonly action: OptionAction | undefined;
  readonly loading: boolean;
  /** Shown instead of the options. */
  readonly message: string | undefined;
  /** Shown below the options. */
  readonly foot: string | undefined;
  /** Announced to screen readers at each change. */
  readonly announced: string;
}

const unloaded = 'The list could not be loaded.';

/**
 * Returns what an open list shows for the typed text.
 *
 * @param source the options, and how to search for more.
 * @param typed the typed text, or null before the user types.
 * @param creation offers to create a record.
 */
export function optionListContent(
  source: OptionSource,
  typed: string | null,
  creation?: OptionCreation,
): OptionListContent {
  const { onSearch, answered, failed = false, more = false, emptyMessage = 'Nothing matches.' } = source;
  const text = (typed ?? '').trim();
  const behind = onSearch !== undefined && answered !== undefined && (answered ?? '').trim() !== text;
  const options = onSearch && !behind ? source.options : matchOptions(source.options, text);
  const loading = source.loading === true || (behind && !failed);
  const base = { options, loading };

  if (loading) return { ...base, action: undefined, message: 'Loading…', foot: undefined, announced: '' };
  if (failed) {
    const again: OptionAction = {
      label: 'Try again',
      icon: ArrowClockwiseIcon,
      run: () => onSearch?.(text),
      stays: true,
    };
    return {
      ...base,
      action: again,
      message: unloaded,
      foot: unloaded,
      announced: `No options. ${unloaded} Try again`,
    };
  }
  const action = creation && creationFor(creation, options, text);
  const foot = more ? `The first ${options.length} are shown. Type to find others.` : undefined;
  if (options.length > 0) return { ...base, action, message: undefined, foot, announced: counted(options.length) };
  const message = action ? undefined : emptyMessage;
  return { ...base, action, message, foot, announced: `No options. ${action?.label ?? emptyMessage}` };
}

/** Offers creation when nothing matches, and below the matches of a typed text unless one has exactly this name. */
function creationFor(
  { label, onCreate }: OptionCreation,
  options: readonly Option[],
  text: string,
): OptionAction | undefined {
  const named = options.some((option) => sortKey(option.label) === sortKey(text));
  if (options.length > 0 && (text === '' || named)) return undefined;
  return { label: label(text), icon: AddIcon, run: () => onCreate(text), stays: false };
}

function counted(count: number): string {
  return count === 1 ? '1 option' : `${count} options`;
}
