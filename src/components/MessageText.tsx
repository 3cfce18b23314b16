import { Children, type ReactNode } from 'react';

interface MessageTextProps {
  readonly children?: ReactNode;
}

/**
 * What `FormattedMessage` renders: its text alone in an element of its own. What translates a page in the browser puts other
 * nodes in the place of a text, so that React can neither change nor remove it; an element it replaces as a whole.
 */
export function MessageText({ children }: MessageTextProps) {
  const parts = Children.toArray(children);
  const texts = parts.filter((part) => typeof part === 'string');
  if (texts.length === parts.length) return <span>{texts.join('')}</span>;
  // Among elements texts have neighbours, so all of it is drawn anew once one of them changes.
  return <span key={texts.join()}>{parts}</span>;
}
