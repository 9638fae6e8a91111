import { Textarea, type TextareaProps } from '../../ui/app/field.tsx';
/** A field for one line of text that shows all of it: it grows, and takes no line break. */
export const WrappedInput = ({ onChange, ...rest }: Omit<TextareaProps, 'rows'>) => (
  <Textarea
    {...rest}
    rows={1}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
    }}
    onChange={(event) => {
      const field = event.currentTarget;
      // What is pasted may have several lines.
      if (field.value.includes('\n')) field.value = field.value.replaceAll(/\s*\n\s*/g, ' ');
      onChange?.(event);
    }}
  />
);
