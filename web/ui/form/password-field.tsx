import { useState } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { ShortField, type ShortFieldProps } from './short-field.tsx';

/** A password that can be looked at. */
export function PasswordField(props: ShortFieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const [shown, setShown] = useState(false);
  const eye = (
    <Button
      appearance="transparent"
      size="small"
      icon={<Icon name={shown ? 'eyeOff' : 'eye'} />}
      aria-label={shown ? 'Hide password' : 'Show password'}
      onClick={() => setShown(!shown)}
    />
  );
  return <ShortField {...props} type={shown ? 'text' : 'password'} contentAfter={eye} />;
}
