import { useContext, type ReactElement } from 'react';
import { SharedMarkupContext } from './SharedMarkupContext.ts';

interface SharedMarkupProps {
  readonly tag: 'div' | 'li' | 'noscript';
  /**
   * Cache key: names the piece and all data given to it. Language, currency and content are part of the key
   * already.
   */
  readonly name: string;
  readonly className?: string | undefined;
  /** Must not use `useId`, as its ids depend on the place in the page. */
  readonly children: ReactElement;
}

export function SharedMarkup({ tag: Tag, name, className, children }: SharedMarkupProps) {
  const markup = useContext(SharedMarkupContext)?.(name, children);
  if (markup === undefined) return <Tag className={className}>{children}</Tag>;
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
