import drawings from './drawings.module.css';

/** The arrow at the end of a select; the class that it is given puts it there. */
export function SelectArrow({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      className={`${drawings.drawing} ${drawings.chevronDown} ${className}`}
      width="18"
      height="18"
      aria-hidden
    />
  );
}
