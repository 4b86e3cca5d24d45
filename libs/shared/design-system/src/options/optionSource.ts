import { AddIcon, ArrowClockwiseIcon } from '../icons/controls.ts';
import type { Icon } from '../icons/createIcon.tsx';
import { matchOptions, type Option } from './option.ts';

/** The last choice of a list, which does something instead of being chosen. */
export interface OptionAction {
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => void;
  /** It works inside the list, which stays open. */
  readonly stays: boolean;
}

/** Options in hand, or on their way from the server. */
export interface OptionSource {
  readonly options: readonly Option[];
  /** Options come from the server: called with the typed text once typing rests (FRM-06). Without it the given options are searched. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** The text that the options answer. Until they answer what is typed, those of them that hold it stand there. */
  readonly answered?: string | null | undefined;
  readonly loading?: boolean | undefined;
  /** The server did not answer: the list says so and offers to try again. */
  readonly failed?: boolean | undefined;
  /** The server has more that match than it gave. */
  readonly more?: boolean | undefined;
}

/** Makes something new where nothing fits (FRM-07). */
export interface OptionCreation {
  /** The words of the choice: 'Create this contact, Jo Hall?' */
  readonly label: (typed: string) => string;
  readonly onCreate: (typed: string) => void;
}

export interface ShownOptions {
  readonly options: readonly Option[];
  readonly action: OptionAction | undefined;
  readonly loading: boolean;
  /** What stands in place of the options. */
  readonly message: string | undefined;
  /** What stands below them. */
  readonly foot: string | undefined;
  /** What screen readers are told of it, each time it changes. */
  readonly announced: string;
}

const unloaded = 'The list could not be loaded.';

/**
 * What a list of options shows for what is typed.
 *
 * @param typed null while nothing is being typed.
 * @param emptyMessage the words when nothing matches.
 */
export function shownOptions(
  source: OptionSource,
  typed: string | null,
  emptyMessage = 'Nothing matches.',
  creation?: OptionCreation,
): ShownOptions {
  const { onSearch, answered, failed = false, more = false } = source;
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

/** Offered where nothing fits, and below what does as long as nothing has just that name. */
function creationFor(
  { label, onCreate }: OptionCreation,
  options: readonly Option[],
  text: string,
): OptionAction | undefined {
  const named = options.some((option) => option.label.toLowerCase() === text.toLowerCase());
  if (options.length > 0 && (text === '' || named)) return undefined;
  return { label: label(text), icon: AddIcon, run: () => onCreate(text), stays: false };
}

function counted(count: number): string {
  return count === 1 ? '1 option' : `${count} options`;
}
