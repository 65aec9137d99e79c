/** An open cookbook with a sprig between its pages: the right logo. Drawn for this book; decorative, so hidden from screen readers. */
export function BookLogo({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M32 24c-6-5-14-6-24-5v33c10-1 18 0 24 5 6-5 14-6 24-5V19c-10-1-18 0-24 5z" fill="currentColor" fillOpacity=".12" />
      <path d="M32 24v33" />
      <path d="M15 29c4 0 7 0 10 2M15 37c4 0 7 0 10 2M39 31c3-2 6-2 10-2M39 39c3-2 6-2 10-2" opacity=".65" />
      <path d="M32 24V11" />
      <path d="M32 17c-1-5-5-7-9-7 0 4 4 7 9 7zM32 13c1-5 5-7 9-7 0 4-4 7-9 7z" fill="currentColor" fillOpacity=".25" strokeWidth="2.5" />
    </svg>
  );
}
