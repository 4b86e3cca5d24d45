import { ArrowClockwiseIcon } from '@console/design-system/icons';
import { Key, useSingleKeys } from '@console/design-system/keys';
import { Palette, type PaletteChoice, type PaletteGroup } from '@console/design-system/palette';
import { searchWords } from '@console/format';
import { useConsoleHost, useSession } from '@console/platform';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../../context/ConsoleContext.ts';
import type { OverlayProps } from '../../context/overlays.ts';
import { matching } from './commands.tsx';
import type { PaletteEntry } from './PaletteEntry.ts';
import { type RecentRecord, recentRecords } from './recentRecords.ts';
import { bestMatch, referenceItems, wordsToMark } from './referenceItems.ts';
import { SEARCH_LABEL } from './SearchButton.tsx';
import { useCommands } from './useCommands.ts';
import { useReferenceSearch } from './useReferenceSearch.ts';

/**
 * The command palette (NAV-16). It finds records of all domains by reference, name, title and place, and commands that work on
 * every screen. Commands appear at once. References appear when the server has answered. Without a text the palette lists
 * recent records. A leading `>` limits the search to commands.
 */
export default function ConsolePalette({ onClose, typed }: OverlayProps) {
  const { table } = useConsole();
  const { navigate, findRoute } = useConsoleHost();
  const { userId, roles } = useSession();
  const { pathname } = useLocation();
  const commands = useCommands();
  const singleKeys = useSingleKeys();
  const [text, setText] = useState(typed.text);
  const [entered, setEntered] = useState(typed.entered ? { text: typed.text.trim(), newTab: false } : undefined);

  const commandsAlone = text.startsWith('>');
  const sought = commandsAlone ? '' : text.trim();
  const words = searchWords(commandsAlone ? text.slice(1) : text);
  const search = useReferenceSearch(sought);
  const behind = sought !== '' && search.answered !== sought;
  const all = referenceItems(search.found, table, roles);
  // While the next answer loads, the palette shows the previous results that match the new text.
  const found = sought === '' ? [] : behind ? matching(all, words) : all;
  const matchingCommands = matching(commands, words);
  // A text with digits is probably a reference. For other texts the commands come first, so that they do not move when
  // the references arrive.
  const commandsFirst = commandsAlone || (matchingCommands.length > 0 && !/\d/.test(sought));

  function open({ path, run, stays = false }: PaletteEntry, newTab: boolean) {
    if (path !== undefined && newTab) {
      window.open(path, '_blank', 'noopener');
      return;
    }
    if (!stays) onClose();
    if (path !== undefined) navigate(path);
    run?.();
  }

  function enterEarly(newTab: boolean) {
    setEntered({ text: sought, newTab });
    search.askNow();
  }

  function choose(item: PaletteEntry, { newTab, picked }: PaletteChoice) {
    if (behind && !search.failed && !picked && !commandsFirst) enterEarly(newTab);
    else open(item, newTab);
  }

  // True when Enter was pressed before the answer arrived. A change of the text resets it.
  const waiting = entered !== undefined && entered.text === sought && sought !== '';
  useEffect(() => {
    if (!entered) return;
    if (!waiting || search.failed) return setEntered(undefined);
    const [command] = commandsFirst ? matchingCommands : [];
    if (command) return open(command, entered.newTab);
    if (behind) return search.askNow();
    setEntered(undefined);
    const best = bestMatch(sought, all, search.more);
    if (best?.path !== undefined) open(best, entered.newTab);
  });

  const again: PaletteEntry = {
    id: 'again',
    title: 'Ask again',
    icon: <ArrowClockwiseIcon size={20} />,
    run: search.askNow,
    stays: true,
  };
  const references: PaletteGroup<PaletteEntry> = {
    label: 'References',
    items: search.failed ? [again] : found,
    message: messageOf({ sought, behind, failed: search.failed, found: found.length, more: search.more }),
  };
  const actions: PaletteGroup<PaletteEntry> = {
    label: 'Commands',
    items: matchingCommands,
    message: commandsAlone && matchingCommands.length === 0 ? 'No command holds these words.' : undefined,
  };
  const recent =
    sought === '' && !commandsAlone ? recentRecords.of(userId, pathname).filter(({ path }) => findRoute(path)) : [];
  const groups =
    sought === ''
      ? [
          { label: 'Recent', items: recent.map((record) => recentItem(record, table.entityLabel(record.entity))) },
          actions,
        ]
      : commandsFirst
        ? [actions, references]
        : [references, actions];
  const counted = count(found.length, search.more && !behind, 'reference');

  return (
    <Palette
      label={SEARCH_LABEL}
      text={text}
      onText={setText}
      groups={groups}
      words={wordsToMark(commandsAlone ? text.slice(1) : text)}
      count={sought === '' || behind ? undefined : counted}
      announced={announcement()}
      onClose={onClose}
      onChoose={choose}
      onEnterEarly={({ newTab }) => sought !== '' && enterEarly(newTab)}
      hint={
        singleKeys && (
          <>
            <Key>?</Key> all shortcuts
          </>
        )
      }
    />
  );

  function announcement(): string {
    if (search.failed) return references.message ?? '';
    const others = count(matchingCommands.length, false, 'command');
    if (sought === '') return recent.length > 0 ? `${count(recent.length, false, 'recent record')}, ${others}` : others;
    return behind ? '' : `${counted}, ${others}`;
  }
}

function recentItem({ path, reference, title }: RecentRecord, badge: string): PaletteEntry {
  return { id: `recent ${path}`, badge, reference, title, path };
}

function count(found: number, more: boolean, what: string): string {
  if (found === 0) return `No ${what}s`;
  return `${more ? 'The first ' : ''}${found} ${what}${found === 1 ? '' : 's'}`;
}

interface SearchState {
  readonly sought: string;
  readonly behind: boolean;
  readonly failed: boolean;
  readonly found: number;
  readonly more: boolean;
}

/** One letter has no index inside a text, and two only where a word begins. */
function nothingFound(sought: string): string {
  const longest = Math.max(0, ...searchWords(sought).map((word) => word.length));
  if (longest < 2) return 'No reference, name or title begins with this.';
  return longest < 3
    ? 'No word of a reference, name, email address or title begins with this.'
    : 'No reference, name, email address, title or place of a class holds all these words.';
}

/** The message below the references, or instead of them. */
function messageOf({ sought, behind, failed, found, more }: SearchState): string | undefined {
  if (sought === '') return undefined;
  if (failed) return 'The search for references did not answer.';
  if (behind) return 'Looking for references…';
  if (found === 0) return nothingFound(sought);
  return more ? `The first ${found} references are shown. Type more to find others.` : undefined;
}
