import {
  FieldContextProvider,
  Field as FluentField,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { ErrorCircleFilledIcon } from '../icons/signIn.ts';
import { visuallyHidden } from '../style/shared.ts';

const useStyles = makeStyles({
  root: { gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  // The label and what stands at the end of its line share the first row.
  withAside: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    '& > :nth-child(n + 2):not([data-aside])': { gridColumn: '1 / -1' },
  },
  aside: { gridRow: 1, gridColumn: 2 },
  label: { paddingTop: 0, paddingBottom: 0 },
  hidden: visuallyHidden,
  headingLine: { marginBottom: tokens.spacingVerticalS },
  note: { marginTop: tokens.spacingVerticalXS },
  labelFirst: { order: -2 },
  noteAbove: { order: -1, marginBottom: tokens.spacingVerticalXS },
  // It is below the hint or error, which Fluent puts behind everything.
  below: { order: 1, marginTop: tokens.spacingVerticalXS },
});

export interface FieldProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly required?: boolean | undefined;
  /** The validation message. It is shown below the control and announced with it. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Shown at the end of the label's line, such as 'Forgot password?'. Tab reaches it after the control. */
  readonly aside?: ReactNode;
  /** For several controls under one label (check boxes, a range): they become a group with that name. */
  readonly group?: boolean | undefined;
  /** For a tall group: the hint or error stands above the controls, where it is seen with the first of them. */
  readonly noteAbove?: boolean | undefined;
  /** For a group whose controls have their own labels: the group's label becomes a heading. */
  readonly heading?: boolean | undefined;
  /** Shows the label only to screen readers, where the place makes clear what the control is for. */
  readonly labelHidden?: boolean | undefined;
  /** For a check box or a switch, which has its text beside it: no label is shown above. */
  readonly labelBeside?: boolean | undefined;
  /** Shown below everything, such as the value that somebody else saved. */
  readonly below?: ReactNode;
}

/**
 * Fluent's field: a label, its control, and the hint or error for the value. The control inside reads its id and
 * description from the Field.
 */
export function Field(props: FieldProps) {
  const {
    label,
    children,
    required = false,
    error,
    hint,
    aside,
    group,
    heading,
    labelHidden,
    labelBeside,
    noteAbove,
  } = props;
  const styles = useStyles();
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const noteClass = mergeClasses(styles.note, noteAbove && styles.noteAbove);
  const groupProps = group && {
    role: 'group',
    'aria-labelledby': labelId,
    ...(note !== undefined && { 'aria-describedby': noteId }),
  };
  const content = (
    <>
      {children}
      {aside && (
        <div data-aside className={styles.aside}>
          {aside}
        </div>
      )}
      {props.below && <div className={styles.below}>{props.below}</div>}
    </>
  );
  return (
    <FluentField
      {...groupProps}
      className={mergeClasses(styles.root, Boolean(aside) && styles.withAside)}
      data-label-beside={labelBeside || undefined}
      required={required}
      label={
        labelBeside
          ? null
          : {
              id: labelId,
              children: label,
              className: mergeClasses(
                styles.label,
                heading && styles.headingLine,
                labelHidden && styles.hidden,
                noteAbove && styles.labelFirst,
              ),
              ...(heading && { weight: 'semibold' }),
              ...(group && { htmlFor: '' }),
            }
      }
      validationMessage={error === undefined ? null : { id: noteId, children: error, className: noteClass }}
      validationMessageIcon={error === undefined ? null : { children: <ErrorCircleFilledIcon size={12} /> }}
      hint={note === hint && hint !== undefined ? { id: noteId, children: hint, className: noteClass } : null}
    >
      {group ? (
        <GroupControls required={required} invalid={error !== undefined}>
          {content}
        </GroupControls>
      ) : (
        content
      )}
    </FluentField>
  );
}

interface GroupControlsProps {
  readonly required: boolean;
  readonly invalid: boolean;
  readonly children: ReactNode;
}

/** Each control of a group has its own id and name. So the group's Field gives them only its state. */
function GroupControls({ required, invalid, children }: GroupControlsProps) {
  const state = useMemo<ComponentProps<typeof FieldContextProvider>['value']>(
    () => ({
      // An empty id gives a control none.
      generatedControlId: '',
      orientation: 'vertical',
      required,
      size: 'medium',
      validationState: invalid ? 'error' : 'none',
    }),
    [required, invalid],
  );
  return <FieldContextProvider value={state}>{children}</FieldContextProvider>;
}
