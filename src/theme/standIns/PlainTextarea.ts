import { createElement, type ComponentProps } from 'react';

interface PlainTextareaProps extends ComponentProps<'textarea'> {
  readonly minRows?: number;
  readonly maxRows?: number;
}

/** A field of several lines that does not grow as it is filled, so that nothing has to be measured. */
export default function PlainTextarea({ minRows, maxRows, ...props }: PlainTextareaProps) {
  return createElement('textarea', { rows: minRows ?? maxRows, ...props });
}
