import { Children, type ReactNode } from 'react';

interface MessageTextProps {
  readonly children?: ReactNode;
}

/**
 * The `textComponent` of react-intl: each message in an element of its own. Browsers that translate a page replace its text
 * nodes, which React can then neither change nor remove; an element stays.
 */
export function MessageText({ children }: MessageTextProps) {
  const parts = Children.toArray(children);
  const texts = parts.filter((part) => typeof part === 'string');
  if (texts.length === parts.length) return <span>{texts.join('')}</span>;
  // Among elements texts have neighbours, so all of it is drawn anew once one of them changes.
  return <span key={texts.join()}>{parts}</span>;
}
