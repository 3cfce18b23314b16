/** The arrow at the end of a select; the class that it is given puts it there. */
export function SelectArrow({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />
    </svg>
  );
}
