import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { TextInput, type TextInputProps } from './field.tsx';
import { FieldButton } from './field-button.tsx';

interface Props extends Omit<TextInputProps, 'type' | 'atEnd'> {
  /** the toggle's names, as it stands */
  show: string;
  hide: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows what was typed. */
export const PasswordField = ({ show, hide, ...rest }: Props) => {
  const [shown, setShown] = useState(false);
  const name = shown ? hide : show;
  return (
    <TextInput
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      atEnd={
        <FieldButton name={name} onClick={() => setShown(!shown)}>
          {shown ? <IconEyeOff size={22} aria-hidden="true" /> : <IconEye size={22} aria-hidden="true" />}
        </FieldButton>
      }
    />
  );
};
