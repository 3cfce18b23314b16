import { useContext, type ReactElement } from 'react';
import { SharedMarkupContext } from './SharedMarkupContext.ts';

interface SharedMarkupProps {
  readonly tag: 'div' | 'li' | 'noscript';
  /** Cache key: names the piece and all data passed to it. The key already includes language, currency and content. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Must not use `useId`, as its ids depend on the position in the page. */
  readonly children: ReactElement;
}

export function SharedMarkup({ tag: Tag, name, className, children }: SharedMarkupProps) {
  const markup = useContext(SharedMarkupContext)?.(name, children);
  if (markup === undefined) return <Tag className={className}>{children}</Tag>;
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
