import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/signIn.ts';
import { Input, type InputProps } from './Input.tsx';

/** A password input with a button that shows the text. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <Button
          appearance="subtle"
          size="small"
          icon={shown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
          aria-label="Show password"
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
