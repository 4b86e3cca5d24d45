import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useMemo } from 'react';
import { ErrorCircleFilledIcon } from '../icons/signIn.ts';
import { visuallyHidden } from '../style/shared.ts';
import { FieldContext, type FieldControl } from './fieldContext.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    marginBottom: tokens.spacingVerticalXXS,
  },
  hidden: { ...visuallyHidden },
  label: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  heading: { fontWeight: tokens.fontWeightSemibold },
  headingLine: { marginBottom: tokens.spacingVerticalS },
  required: { color: tokens.colorPaletteRedForeground3, marginLeft: tokens.spacingHorizontalXS },
  note: {
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    alignItems: 'flex-start',
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  error: { color: tokens.colorPaletteRedForeground1 },
  below: { marginTop: tokens.spacingVerticalXS },
  icon: { flexShrink: 0, marginTop: '2px' },
});

export interface FieldProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly required?: boolean | undefined;
  /** The validation message. It is shown below the control and announced with it. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Shown at the end of the label's line, such as 'Forgot password?'. */
  readonly aside?: ReactNode;
  /** For several controls under one label (check boxes, a range): they become a group with that name. */
  readonly group?: boolean | undefined;
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
 * A label, its control, and the hint or error for the value. The control inside reads its id and description from the
 * Field.
 */
export function Field(props: FieldProps) {
  const { label, children, required, error, hint, aside, group, heading, labelHidden, labelBeside, below } = props;
  const styles = useStyles();
  const id = useId();
  const note = error ?? hint;
  const control = useMemo<FieldControl>(
    () => ({
      ...(!group && { id }),
      ...(required && { required }),
      ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
      ...(error !== undefined && { 'aria-invalid': true }),
    }),
    [id, group, required, note, error],
  );
  const groupProps = group && {
    role: 'group',
    'aria-labelledby': `${id}-label`,
    ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
  };
  const Label = group ? 'span' : 'label';
  return (
    <div className={styles.root} data-label-beside={labelBeside || undefined} {...groupProps}>
      {!labelBeside && (
        <div className={mergeClasses(styles.head, heading && styles.headingLine, labelHidden && styles.hidden)}>
          <Label
            className={mergeClasses(styles.label, heading && styles.heading)}
            id={`${id}-label`}
            {...(!group && { htmlFor: id })}
          >
            {label}
            {required && (
              <span aria-hidden className={styles.required}>
                *
              </span>
            )}
          </Label>
          {aside}
        </div>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {note !== undefined && (
        <div id={`${id}-note`} className={mergeClasses(styles.note, error !== undefined && styles.error)}>
          {error !== undefined && <ErrorCircleFilledIcon size={12} className={styles.icon} />}
          {note}
        </div>
      )}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
