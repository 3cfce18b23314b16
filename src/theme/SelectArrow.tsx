import drawings from './drawings.module.css';

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
