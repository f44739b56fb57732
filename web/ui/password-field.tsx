import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Icon } from './icon.tsx';
import { TextField } from './text-field.tsx';

interface Props<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at. */
export function PasswordField<T extends FieldValues>(props: Props<T>) {
  const [shown, setShown] = useState(false);
  const eye = <Button appearance="transparent" size="small" icon={<Icon name={shown ? 'eyeOff' : 'eye'} />} aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)} />;
  return <TextField {...props} size="large" type={shown ? 'text' : 'password'} contentAfter={{ children: eye }} />;
}
