import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useMediaQuery } from '../filter-bar/useMediaQuery.ts';
import { ColumnTripleIcon } from '../icons/controls.ts';
import { Popup } from '../popup/Popup.tsx';
import { SkeletonLines } from '../skeleton/Skeleton.tsx';
import { PHONE } from '../style/shared.ts';
import type { Column } from './column.ts';
import type { ColumnChoice } from './columnChoice.ts';

// Few users choose columns, so the panel's code loads only when the pointer or the focus reaches the button.
const loadPanel = () => import('./ChooserPanel.tsx');
const ChooserPanel = lazy(loadPanel);

const useStyles = makeStyles({ waiting: { width: '248px', padding: '12px' } });

export interface ColumnChooserProps<Data> {
  readonly columns: readonly Column<Data>[];
  readonly choice: ColumnChoice;
  /** Called with the new choice, or with undefined for the standard columns. */
  readonly onChoose: (choice: ColumnChoice | undefined) => void;
}

/**
 * The Columns button. It chooses which columns show, and their order. Use it with `useColumnChoice`. A phone has room for few
 * columns, which the list names, so there it shows nothing.
 */
export function ColumnChooser<Data>({ columns, choice, onChoose }: ColumnChooserProps<Data>) {
  const styles = useStyles();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const onPhone = useMediaQuery(PHONE);
  if (onPhone) return null;
  return (
    <>
      <Button
        ref={anchor}
        icon={<ColumnTripleIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(!open)}
      >
        Columns
      </Button>
      {open && (
        <Popup anchor={anchor} align="end" role="dialog" aria-label="Columns" onClose={() => setOpen(false)}>
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <SkeletonLines />
              </div>
            }
          >
            <ChooserPanel columns={columns} choice={choice} onChoose={onChoose} />
          </Suspense>
        </Popup>
      )}
    </>
  );
}
