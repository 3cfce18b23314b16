import { Children, type ReactNode } from 'react';

interface MessageTextProps {
  readonly children?: ReactNode;
}

/**
 * Wraps each message in an element, as react-intl's `textComponent`. Browser translation replaces text nodes, which
 * React can then neither change nor remove.
 */
export function MessageText({ children }: MessageTextProps) {
  const parts = Children.toArray(children);
  const texts = parts.filter((part) => typeof part === 'string');
  if (texts.length === parts.length) return <span>{texts.join('')}</span>;
  // A new key replaces all parts when a text between elements changes.
  return <span key={texts.join()}>{parts}</span>;
}
