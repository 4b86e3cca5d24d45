import { ArrowClockwiseIcon } from '@console/design-system/icons';
import { Key, useSingleKeys } from '@console/design-system/keys';
import { Palette, type PaletteChoice, type PaletteGroup } from '@console/design-system/palette';
import { useConsoleHost, useSession } from '@console/platform';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AboveProps } from '../above/useAboveFrame.ts';
import { useConsole } from '../console/ConsoleContext.ts';
import { fold, matching } from './commands.tsx';
import type { Entry } from './entry.ts';
import { type RecentRecord, recentRecords } from './recentRecords.ts';
import { entityLabel, meantBy, referenceItems, wordsToMark } from './referenceItems.ts';
import { SEARCH_LABEL } from './searchLabel.ts';
import { useCommands } from './useCommands.ts';
import { useReferenceSearch } from './useReferenceSearch.ts';

/**
 * Search and commands (NAV-16): records by reference and title over all domains, and what can be done from everywhere. Commands are there
 * at once, references when the server has answered; what is looked at last when nothing is typed. `>` asks for commands alone.
 */
export default function ConsolePalette({ onClose, typed }: AboveProps) {
  const { table } = useConsole();
  const { navigate, findRoute } = useConsoleHost();
  const { userId, roles } = useSession();
  const { pathname } = useLocation();
  const commands = useCommands();
  const singleKeys = useSingleKeys();
  const [text, setText] = useState(typed.text);
  const [entered, setEntered] = useState(typed.entered ? { text: typed.text.trim(), apart: false } : undefined);

  const commandsAlone = text.startsWith('>');
  const sought = commandsAlone ? '' : text.trim();
  const words = fold(commandsAlone ? text.slice(1) : text)
    .split(/\s+/)
    .filter(Boolean);
  const search = useReferenceSearch(sought);
  const routes = table.all.map(({ route }) => route);
  const behind = sought !== '' && search.answered !== sought;
  const all = referenceItems(search.found, routes, roles);
  // While the answer is on its way, of what is there already that which holds what is typed.
  const found = sought === '' ? [] : behind ? matching(all, words) : all;
  const done = matching(commands, words);
  // Who types digits means a reference. Otherwise commands are there first, and must not make way under a finger.
  const commandsFirst = commandsAlone || (done.length > 0 && !/\d/.test(sought));

  function open({ path, run, stays = false }: Entry, apart: boolean) {
    if (path !== undefined && apart) {
      window.open(path, '_blank', 'noopener');
      return;
    }
    if (!stays) onClose();
    if (path !== undefined) navigate(path);
    run?.();
  }

  function enterEarly(apart: boolean) {
    setEntered({ text: sought, apart });
    search.askNow();
  }

  function choose(item: Entry, { apart, moved }: PaletteChoice) {
    if (behind && !search.failed && !moved && !commandsFirst) enterEarly(apart);
    else open(item, apart);
  }

  // Enter was pressed before the answer was there. Who types on has thought better of it.
  const waits = entered !== undefined && entered.text === sought && sought !== '';
  useEffect(() => {
    if (!entered) return;
    if (!waits || search.failed) return setEntered(undefined);
    const [command] = commandsFirst ? done : [];
    if (command) return open(command, entered.apart);
    if (behind) return search.askNow();
    setEntered(undefined);
    const meant = meantBy(sought, all, search.more);
    if (meant?.path !== undefined) open(meant, entered.apart);
  });

  const again: Entry = {
    id: 'again',
    title: 'Ask again',
    icon: <ArrowClockwiseIcon size={20} />,
    run: search.askNow,
    stays: true,
  };
  const references: PaletteGroup<Entry> = {
    label: 'References',
    items: search.failed ? [again] : found,
    message: messageOf({ sought, behind, failed: search.failed, found: found.length, more: search.more }),
  };
  const actions: PaletteGroup<Entry> = {
    label: 'Commands',
    items: done,
    message: commandsAlone && done.length === 0 ? 'No command holds these words.' : undefined,
  };
  const recent =
    sought === '' && !commandsAlone ? recentRecords.of(userId, pathname).filter(({ path }) => findRoute(path)) : [];
  const groups =
    sought === ''
      ? [{ label: 'Recent', items: recent.map(recentItem) }, actions]
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
      onEnterEarly={({ apart }) => sought !== '' && enterEarly(apart)}
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
    const others = count(done.length, false, 'command');
    if (sought === '') return recent.length > 0 ? `${count(recent.length, false, 'recent record')}, ${others}` : others;
    return behind ? '' : `${counted}, ${others}`;
  }
}

function recentItem({ entity, path, reference, title }: RecentRecord): Entry {
  return { id: `recent ${path}`, badge: entityLabel(entity), reference, title, path };
}

function count(found: number, more: boolean, what: string): string {
  if (found === 0) return `No ${what}s`;
  return `${more ? 'The first ' : ''}${found} ${what}${found === 1 ? '' : 's'}`;
}

interface Standing {
  readonly sought: string;
  readonly behind: boolean;
  readonly failed: boolean;
  readonly found: number;
  readonly more: boolean;
}

/** What stands below the references, or in their place. */
function messageOf({ sought, behind, failed, found, more }: Standing): string | undefined {
  if (sought === '') return undefined;
  if (failed) return 'The search for references did not answer.';
  if (behind) return 'Looking for references…';
  if (found === 0) return 'No reference or title holds these words.';
  return more ? `The first ${found} references are shown. Type more to find others.` : undefined;
}
