import { makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

const useStyles = makeStyles({ input: { display: 'none' } });

export interface FileButtonProps extends Pick<ButtonProps, 'appearance' | 'size' | 'icon' | 'loading'> {
  readonly children: string;
  /** The types that the browser offers, as the attribute `accept` takes them. Check the file all the same. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button that opens the browser's dialog for one file. */
export function FileButton({ children, accept, onChoose, ...look }: FileButtonProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        className={styles.input}
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again, after it was changed.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
