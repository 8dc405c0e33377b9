/** Two gables of the site's 6-in-12 pitch, one in front of the other. */
export function RidgeMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 56 32" aria-hidden="true" focusable="false">
      <path d="M30 10 38 6l16 8v4.5L38 10.5 33 13z" fill="#e0564c" />
      <path d="M2 26 24 15l22 11v5L24 20 2 31z" fill="currentColor" />
    </svg>
  );
}
