import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../lib/isPlainClick.ts';
import { CleanHtml } from './CleanHtml.tsx';
import styles from './Prose.module.css';

export interface ProseProps {
  readonly html: string;
}

export function Prose({ html }: ProseProps) {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });

  useEffect(() => {
    const element = text.current;
    const handleClick = (event: MouseEvent) => follow(event);
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, []);

  return (
    <div ref={text} className={styles.prose}>
      <CleanHtml html={html} />
    </div>
  );
}
