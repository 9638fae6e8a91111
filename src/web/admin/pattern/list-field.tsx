import { Input } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';

// The select and the input above lists: as Mantine draws them, with its classes, but elements of our own, because its three took a
// tenth of the time in which the server makes a page of a list. A test compares them. Forms take Mantine's, for hints and errors.
const { wrapper = '', input = '', section: sectionName = '' } = Input.classes;
const { root = '', label: labelClass = '' } = Input.Wrapper.classes;
const wrapperClass = `${wrapper} mantine-Input-wrapper`;
const inputClass = `${input} mantine-Input-input`;
const sectionClass = `${sectionName} mantine-Input-section`;

const labelStyle = { '--input-label-size': 'var(--mantine-font-size-md)' } as CSSProperties;
const size = { '--input-height': 'var(--input-height-md)', '--input-fz': 'var(--mantine-font-size-md)' };
/** A press on the arrow reaches the select below it. */
const selectStyle = { ...size, '--input-right-section-pointer-events': 'none' } as CSSProperties;

interface FrameProps {
  id: string;
  label: string | undefined;
  className: string | undefined;
  /** Mantine's variables of it */
  style: CSSProperties;
  isSelect?: boolean;
  isDisabled?: boolean;
  /** stands at the end of the control */
  section: ReactNode;
  /** the control */
  children: ReactNode;
}

const Frame = ({ id, label, className, style, isSelect, isDisabled, section, children }: FrameProps) => (
  <div className={className === undefined ? root : `${className} ${root}`}>
    {label !== undefined && (
      <label htmlFor={id} className={labelClass} style={labelStyle}>
        {label}
      </label>
    )}
    <div
      className={wrapperClass}
      style={style}
      data-variant="default"
      data-pointer={isSelect}
      data-disabled={isDisabled || undefined}
      data-with-right-section
    >
      {children}
      <div className={sectionClass} data-position="right">
        {section}
      </div>
    </div>
  </div>
);

export interface ListSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'id'> {
  /** absent where `aria-label` names it */
  label?: string;
  data: readonly { value: string; label: string }[];
}

export const ListSelect = ({ label, data, className, disabled = false, ...rest }: ListSelectProps) => {
  const id = useId();
  const arrow = <IconSelector size={20} aria-hidden="true" />;
  const frame = { id, label, className, style: selectStyle, isDisabled: disabled, section: arrow };
  return (
    <Frame {...frame} isSelect>
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
    </Frame>
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
  const width = `calc(${buttonWidth / 16}rem * var(--mantine-scale))`;
  const style = { ...size, '--input-right-section-width': width } as CSSProperties;
  return (
    <Frame id={id} label={label} className={className} style={style} section={button}>
      <input {...rest} id={id} className={inputClass} data-variant="default" />
    </Frame>
  );
};
