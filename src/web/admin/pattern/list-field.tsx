import { Input } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';

// The select and the input above lists: as Mantine draws them, with its classes, but elements of our own, because its three took a
// tenth of the time in which the server makes a page of a list. A test compares them. Forms take Mantine's, for hints and errors.
const { wrapper = '', input = '', section = '' } = Input.classes;
const { root = '', label: labelClass = '' } = Input.Wrapper.classes;
const wrapperClass = `${wrapper} mantine-Input-wrapper`;
const inputClass = `${input} mantine-Input-input`;
const sectionClass = `${section} mantine-Input-section`;

const labelStyle = { '--input-label-size': 'var(--mantine-font-size-md)' } as CSSProperties;
const size = { '--input-height': 'var(--input-height-md)', '--input-fz': 'var(--mantine-font-size-md)' };
/** A press on the arrow reaches the select below it. */
const selectStyle = { ...size, '--input-right-section-pointer-events': 'none' } as CSSProperties;

interface FrameProps {
  id: string;
  label: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

const Labelled = ({ id, label, className, children }: FrameProps) => (
  <div className={className === undefined ? root : `${className} ${root}`}>
    {label !== undefined && (
      <label htmlFor={id} className={labelClass} style={labelStyle}>
        {label}
      </label>
    )}
    {children}
  </div>
);

export interface ListSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'id'> {
  /** absent where `aria-label` names it */
  label?: string;
  data: readonly { value: string; label: string }[];
}

export const ListSelect = ({ label, data, className, disabled, ...rest }: ListSelectProps) => {
  const id = useId();
  return (
    <Labelled id={id} label={label} className={className}>
      <div
        className={wrapperClass}
        style={selectStyle}
        data-variant="default"
        data-pointer
        data-disabled={disabled || undefined}
        data-with-right-section
      >
        <select
          {...rest}
          id={id}
          className={inputClass}
          data-variant="default"
          data-disabled={disabled || undefined}
          disabled={disabled}
        >
          {data.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <div className={sectionClass} data-position="right">
          <IconSelector size={20} aria-hidden="true" />
        </div>
      </div>
    </Labelled>
  );
};

interface ListInputProps extends Omit<ComponentProps<'input'>, 'children' | 'id' | 'disabled'> {
  label: string;
  /** a button at its end */
  button: ReactNode;
  /** of the button's place, in pixels */
  buttonWidth: number;
}

export const ListInput = ({ label, button, buttonWidth, className, ...rest }: ListInputProps) => {
  const id = useId();
  return (
    <Labelled id={id} label={label} className={className}>
      <div
        className={wrapperClass}
        style={
          {
            ...size,
            '--input-right-section-width': `calc(${buttonWidth / 16}rem * var(--mantine-scale))`,
          } as CSSProperties
        }
        data-variant="default"
        data-with-right-section
      >
        <input {...rest} id={id} className={inputClass} data-variant="default" />
        <div className={sectionClass} data-position="right">
          {button}
        </div>
      </div>
    </Labelled>
  );
};
