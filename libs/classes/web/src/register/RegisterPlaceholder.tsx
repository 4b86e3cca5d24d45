import { Skeleton, SkeletonBar } from '@console/design-system/skeleton';
import { mergeClasses } from '@console/design-system/style';
import { useElementWidth } from '@console/design-system/table';
import { useRef } from 'react';
import { RegisterFoot } from './RegisterFoot.tsx';
import { layoutVariables, registerLayout } from './registerLayout.ts';
import { useRegisterStyles } from './useRegisterStyles.ts';

export interface RegisterPlaceholderProps {
  readonly days: number;
  readonly rows: number;
}

/** Keeps the space of a Register that is loading, so that nothing below it moves when it arrives. */
export function RegisterPlaceholder({ days, rows }: RegisterPlaceholderProps) {
  const styles = useRegisterStyles();
  const scroll = useRef<HTMLDivElement>(null);
  const layout = registerLayout(useElementWidth(scroll), days);
  const row = mergeClasses(styles.row, !layout.company && styles.twoLines);
  return (
    <>
      <div ref={scroll} className={mergeClasses(styles.scroll, styles.waiting)} style={layoutVariables(layout)}>
        <div className={styles.table}>
          <div className={styles.headRow}>
            <div className={styles.loading}>
              <Skeleton>{null}</Skeleton>
            </div>
          </div>
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty row has no id
            <div key={index} aria-hidden className={row}>
              <span className={styles.nameBar}>
                <SkeletonBar seed={index} />
              </span>
            </div>
          ))}
        </div>
      </div>
      <RegisterFoot refusal={null} locked letters={false} arrows={false} state="" />
    </>
  );
}
