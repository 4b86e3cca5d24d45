import { Button } from '@console/design-system/button';
import { useMediaQuery } from '@console/design-system/filter-bar';
import { ChevronDownIcon } from '@console/design-system/icons';
import { Menu, MenuItem } from '@console/design-system/menu';
import { CopyNames, SelectionBar } from '@console/design-system/selection';
import { ActionAddButton } from '@console/design-system/tooltip';
import { countOf, formatCount, formatTime } from '@console/format';
import type { SelectedRecords } from '@console/lists';
import { notify } from '@console/platform';
import { whyTooManyFrozen } from '@console/rules';
import { useEffect, useState } from 'react';
import { useDownloads } from '../downloads/useDownload.ts';
import { BulkQuestion } from './BulkQuestion.tsx';
import type { BulkAction, BulkActions, BulkFile, BulkForm } from './bulkActions.ts';
import { useChosen } from './useChosen.ts';

export interface BulkBarProps {
  readonly declared: BulkActions;
  readonly selected: SelectedRecords;
  /** Called with the id of the job of an action. */
  readonly onStarted: (job: string) => void;
}

/**
 * The number of the selected rows and what can be done with them. After all rows of the page it offers all that match: the
 * server freezes these, so rows that come later are not among them.
 */
export function BulkBar({ declared, selected, onStarted }: BulkBarProps) {
  const { ids, names, nameHeader, noun, isWholePage, filter, matching, clear } = selected;
  const chosen = useChosen(selected);
  const { frozen } = chosen;
  const download = useDownloads();
  const [asked, setAsked] = useState<BulkAction | null>(null);
  // The rows are those of the press: other ones would make the form read them again.
  const [form, setForm] = useState<{ readonly of: BulkForm; readonly ids: readonly string[] } | null>(null);
  const openForm = (of: BulkForm) => setForm({ of, ids: [...ids] });
  useNotices('The file was not made.', download.error);
  useNotices('The records were not selected.', asked ? null : (chosen.error?.messages ?? null));
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  const more = isWholePage && filter !== null && !frozen && matching !== null && matching > names.length ? matching : 0;
  const save = async ({ query }: BulkFile) => {
    const input = await chosen.records();
    if (input) download.start(query, { input });
  };
  const pending = chosen.pending || download.pending;
  // A form names its records one by one, so it cannot take all that match.
  const whyNotForm = ({ most, tooMany }: BulkForm) => (frozen || ids.size > most ? tooMany : null);
  return (
    <>
      <SelectionBar
        count={frozen?.count ?? names.length}
        noun={noun}
        note={frozen ? frozenAt(frozen.frozenAt) : undefined}
        onClear={clear}
      >
        {more > 0 && (
          <Button
            appearance="subtle"
            size="small"
            loading={chosen.pending}
            onClick={() => {
              const tooMany = whyTooManyFrozen(more);
              if (tooMany === null) void chosen.freezeAll();
              else notify.error(tooMany);
            }}
          >
            Select all {formatCount(more)} that match
          </Button>
        )}
        {isNarrow ? (
          <Menu
            label="Actions for the selected"
            align="start"
            trigger={(props) => (
              <Button {...props} appearance="subtle" size="small" loading={pending} iconAfter={<ChevronDownIcon />}>
                Actions
              </Button>
            )}
          >
            {declared.actions.map((action) => (
              <MenuItem key={action.name} icon={action.icon} onSelect={() => setAsked(action)}>
                {action.label}
              </MenuItem>
            ))}
            {declared.forms.map((one) => (
              <MenuItem key={one.label} icon={one.icon} refusal={whyNotForm(one)} onSelect={() => openForm(one)}>
                {one.label}
              </MenuItem>
            ))}
            {declared.files.map((file) => (
              <MenuItem key={file.label} icon={file.icon} onSelect={() => void save(file)}>
                {file.label}
              </MenuItem>
            ))}
          </Menu>
        ) : (
          <>
            {declared.actions.map((action) => (
              <Button
                key={action.name}
                appearance="subtle"
                size="small"
                icon={action.icon}
                onClick={() => setAsked(action)}
              >
                {action.label}
              </Button>
            ))}
            {declared.forms.map((one) => (
              <ActionAddButton key={one.label} place="card" refusal={whyNotForm(one)} onClick={() => openForm(one)}>
                {one.label}
              </ActionAddButton>
            ))}
            {declared.files.map((file) => (
              <Button
                key={file.label}
                appearance="subtle"
                size="small"
                icon={file.icon}
                loading={pending}
                onClick={() => void save(file)}
              >
                {file.label}
              </Button>
            ))}
            {!frozen && <CopyNames names={names} what={`${nameHeader.toLowerCase()}s`} />}
          </>
        )}
      </SelectionBar>
      {form && (
        <form.of.Dialog
          ids={form.ids}
          onClose={() => setForm(null)}
          onSaved={() => {
            setForm(null);
            clear();
          }}
        />
      )}
      {asked && (
        <BulkQuestion
          action={asked}
          title={titleOf(asked, countOf(frozen?.count ?? names.length, ...noun), frozen?.frozenAt)}
          chosen={chosen}
          onClose={() => setAsked(null)}
          onStarted={(job) => {
            onStarted(job);
            clear();
          }}
        />
      )}
    </>
  );
}

function titleOf({ label }: BulkAction, records: string, frozen: string | undefined): string {
  return `${label} ${records}${frozen ? `, ${frozenAt(frozen)}` : ''}?`;
}

const frozenAt = (time: string) => `frozen at ${formatTime(time)} UTC`;

/** Shows a failure as a notice, because the bar has no room for its sentence. */
function useNotices(title: string, messages: readonly string[] | null): void {
  useEffect(() => {
    if (messages && messages.length > 0) notify.error(title, { details: messages });
  }, [title, messages]);
}
