import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { onLeaveGroup } from '../field/onLeaveGroup.ts';
import { useFieldControl } from '../field/useFieldControl.ts';
import { DismissIcon, StarFilledIcon, StarIcon } from '../icons/index.ts';

const STARS = [1, 2, 3, 4, 5] as const;

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: '32px', gap: tokens.spacingHorizontalXS },
  stars: { display: 'inline-flex', alignItems: 'center' },
  star: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorPaletteMarigoldForeground1,
    cursor: 'pointer',
    ':has(:focus-visible)': {
      outlineStyle: 'solid',
      outlineWidth: '2px',
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset: '-1px',
    },
  },
  none: {
    width: 'auto',
    paddingInline: tokens.spacingHorizontalXS,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    ...shorthands.borderColor('transparent'),
  },
  chosenNone: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  // The radio button lies over its star, invisible, so that the star is the target of clicks and touch.
  radio: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'inherit' },
});

export interface StarsInputProps {
  /** 0 to 5. Null while nothing is chosen. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Called when the focus leaves the stars. */
  readonly onBlur?: (() => void) | undefined;
}

/**
 * Five stars to choose, and 'No stars' before them. Put it into a Field, which gives it its name. The choices are one
 * Tab stop; the arrow keys choose. 'Clear' removes the rating. It is always there, so that no choice adds a Tab stop.
 */
export function StarsInput({ value, onChange, onBlur }: StarsInputProps) {
  const styles = useStyles();
  const field = useFieldControl();
  const name = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const filled = pointed ?? value ?? 0;

  const radio = (rating: number, label: string) => (
    <input
      type="radio"
      className={styles.radio}
      name={name}
      aria-label={label}
      checked={value === rating}
      onChange={() => onChange(rating)}
    />
  );
  return (
    <div
      role="radiogroup"
      aria-labelledby={field.labelId}
      aria-describedby={field['aria-describedby']}
      aria-invalid={field['aria-invalid']}
      className={styles.root}
      onBlur={onBlur && onLeaveGroup(onBlur)}
    >
      <div className={styles.stars} onPointerLeave={() => setPointed(null)}>
        <span
          className={mergeClasses(styles.star, styles.none, value === 0 && styles.chosenNone)}
          onPointerEnter={() => setPointed(0)}
        >
          <span aria-hidden>No stars</span>
          {radio(0, 'No stars')}
        </span>
        {STARS.map((star) => (
          <span key={star} className={styles.star} onPointerEnter={() => setPointed(star)}>
            {star <= filled ? <StarFilledIcon size={20} /> : <StarIcon size={20} />}
            {radio(star, star === 1 ? '1 star' : `${star} stars`)}
          </span>
        ))}
      </div>
      <Button
        appearance="subtle"
        size="small"
        icon={<DismissIcon size={16} />}
        aria-label="Clear"
        aria-disabled={value === null}
        onClick={() => onChange(null)}
      />
    </div>
  );
}
